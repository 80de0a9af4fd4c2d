/** Space that a floating panel keeps to the window's sides. */
export const SIDE_MARGIN = 24;
const GAP = 8;

/** A box in the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a panel goes, in pixels from the window's left and top. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly side: 'below' | 'above';
}

/**
 * Places a panel below its anchor, above it where there is more room, and never nearer than the margin to a side.
 *
 * @example
 * place({ left: 900, top: 40, width: 80, height: 44 }, { width: 300, height: 200 }, { width: 1000, height: 800 }, 'start');
 * // { left: 676, top: 92, side: 'below' }
 */
export function place(
  anchor: Box,
  panel: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
  align: 'start' | 'center' | 'end',
): Place {
  const below = view.height - (anchor.top + anchor.height) - GAP;
  const above = anchor.top - GAP;
  const side = panel.height > below && above > below ? 'above' : 'below';
  const shift = { start: 0, center: (anchor.width - panel.width) / 2, end: anchor.width - panel.width }[
    align
  ];
  const margin = Math.min(SIDE_MARGIN, Math.max(0, (view.width - panel.width) / 2), anchor.left);
  const furthest =
    view.width - panel.width - Math.min(SIDE_MARGIN, Math.max(0, (view.width - panel.width) / 2));
  return {
    left: Math.max(Math.max(margin, 0), Math.min(anchor.left + shift, furthest)),
    top: side === 'below' ? anchor.top + anchor.height + GAP : Math.max(GAP, above - panel.height),
    side,
  };
}
