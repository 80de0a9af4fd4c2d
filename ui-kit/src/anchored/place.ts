/** Space that a floating panel keeps to the window's sides. */
export const SIDE_MARGIN = 24;
const GAP = 8;

/** A box in the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Where a panel stands, and how high it may be there at most, in pixels. */
export interface Placed extends Pick<Box, 'left' | 'top'> {
  readonly room: number;
}

/** Two rows of a list: what has less room than that reaches out of the window. */
const LEAST_ROOM = 96;

/**
 * Places a panel below its anchor, above it where there is more room, and never nearer than the margin to a side.
 *
 * @example
 * place({ left: 900, top: 40, width: 80, height: 44 }, { width: 300, height: 200 }, { width: 1000, height: 800 }, 'start');
 * // { left: 676, top: 92, room: 700 }
 */
export function place(anchor: Box, panel: Size, view: Size, align: 'start' | 'end'): Placed {
  const below = view.height - (anchor.top + anchor.height) - GAP;
  const above = anchor.top - GAP;
  const isAbove = panel.height > below && above > below;
  const wanted = align === 'start' ? anchor.left : anchor.left + anchor.width - panel.width;
  const margin = Math.min(SIDE_MARGIN, Math.max(0, (view.width - panel.width) / 2));
  const nearest = Math.max(0, Math.min(margin, anchor.left));
  return {
    left: Math.max(nearest, Math.min(wanted, view.width - panel.width - margin)),
    top: isAbove ? Math.max(GAP, above - panel.height) : anchor.top + anchor.height + GAP,
    room: Math.max(LEAST_ROOM, (isAbove ? above : below) - GAP),
  };
}
