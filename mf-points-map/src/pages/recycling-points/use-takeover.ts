import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeafletMap } from '../../map-canvas/index.ts';

/** The focus goes from a part of the picture to the part of the map that has its name, or else to the map. */
function handFocusOn(stage: HTMLElement | null, map: LeafletMap, part: Element | null): void {
  if (!part || part.isConnected) return;
  const name = CSS.escape(part.getAttribute('data-part') ?? '');
  const successor = stage?.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (successor) successor.focus({ preventScroll: true });
  else map.focus();
}

/** In one paint the marks of the map are there and those of the document gone. */
export function useTakeover(stage: RefObject<HTMLElement | null>) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const takeOver = useCallback(
    (drawn: LeafletMap | null) => {
      if (!drawn) {
        setMap(null);
        return;
      }
      const { activeElement } = document;
      flushSync(() => setMap(drawn));
      handFocusOn(stage.current, drawn, activeElement);
    },
    [stage],
  );
  return { map, takeOver };
}
