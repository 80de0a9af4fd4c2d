import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { nextTurn } from '../painting/index.ts';

/** What takes a map and its listeners off the page. */
interface Disposable {
  dispose(): void;
}

/** How a map comes onto the page. */
export interface DrawnMapOptions<DrawnMap extends Disposable> {
  /** Loads the map's code; what it gives draws the map, unless the page was left meanwhile. */
  readonly load: () => Promise<(element: HTMLElement) => DrawnMap>;
  /** Given the map once it is drawn, and null when it is taken away. */
  readonly onReady: (map: DrawnMap | null) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Draws a map into the element of the reference, after hydration, for as long as the element is there. */
export function useDrawnMap<DrawnMap extends Disposable>(
  options: DrawnMapOptions<DrawnMap>,
): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const load = useEffectEvent(options.load);
  const ready = useEffectEvent(options.onReady);
  const fail = useEffectEvent(options.onFailed);
  useEffect(() => {
    let drawn: DrawnMap | null = null;
    let isLeft = false;
    const draw = async (target: HTMLElement): Promise<void> => {
      const make = await load();
      await nextTurn();
      if (isLeft) return;
      drawn = make(target);
      await nextTurn();
      if (!isLeft) ready(drawn);
    };
    if (element.current) draw(element.current).catch(fail);
    return () => {
      isLeft = true;
      drawn?.dispose();
      ready(null);
    };
  }, []);
  return element;
}
