import { BREAKPOINTS, useMediaQuery } from '@ecocircle/ui-kit';
import {
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { nextStop, type Stop, stopFrom } from './sheet.ts';
import type { SheetDrag } from './sheet-drag.ts';

const NARROW = `(max-width: ${BREAKPOINTS.sideBySide}px)`;

/** What follows the finger: its code comes where the panel is a sheet. */
function useDrag(panel: RefObject<HTMLElement | null>) {
  const drag = useRef<SheetDrag | null>(null);
  const isSheet = useMediaQuery(NARROW, false);
  useEffect(() => {
    if (!isSheet) return;
    const load = import(/* webpackChunkName: "sheet-drag" */ './sheet-drag.ts');
    load.then(
      ({ createSheetDrag }) => {
        drag.current ??= createSheetDrag(panel);
      },
      // The handle goes without.
      () => undefined,
    );
  }, [panel, isSheet]);
  return drag;
}

/**
 * The sheet of phones: it follows the finger and comes to rest at one of three heights; its handle does the same by
 * presses and keys.
 *
 * @param content - what it shows: each begins at its `start`
 */
export function useSheet(panel: RefObject<HTMLElement | null>, content: string, start: Stop) {
  const [moved, setMoved] = useState<{ readonly content: string; readonly stop: Stop } | null>(null);
  const stop = moved?.content === content ? moved.stop : start;
  const drag = useDrag(panel);
  const rest = (at: Stop): void => setMoved({ content, stop: at });

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = {
      ArrowUp: stopFrom(stop, 1),
      ArrowDown: stopFrom(stop, -1),
      Home: 'full',
      End: 'peek',
    }[event.key] as Stop | undefined;
    if (!to) return;
    event.preventDefault();
    rest(to);
  };

  return {
    stop,
    grips: {
      onDragStart: (event: DragEvent) => drag.current?.keep(event),
      onPointerDown: (event: PointerEvent) => drag.current?.begin(event, stop),
      onPointerMove: (event: PointerEvent) => drag.current?.move(event, stop),
      onPointerUp: (event: PointerEvent) => drag.current?.end(event, rest),
      onPointerCancel: () => drag.current?.cancel(),
    },
    handle: { onClick: () => rest(nextStop(stop)), onKeyDown },
  };
}
