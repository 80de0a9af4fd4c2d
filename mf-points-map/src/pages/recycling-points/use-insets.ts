import type { RefObject } from 'react';
import type { Insets } from '../../map-canvas/index.ts';

const PEEK = 92;

/** The sheet's height once it stands still: it may still be moving when it is measured. A full one hides the rest of the map. */
const sheetHeight = (sheet: string | undefined, whole: number): number =>
  sheet === 'peek' ? PEEK : whole * 0.46;

/** Where the search and the chips end, which stand above the map in the same form. */
const endOfForm = (stage: HTMLElement): number =>
  Math.max(
    0,
    ...Array.from(stage.querySelectorAll('form > *'), (part) => part.getBoundingClientRect().bottom),
  );

/** What the picture of the map leaves free, by the pixel of its middle: there the map opens that takes its place. */
function aroundPicture(stage: HTMLElement, whole: DOMRect, top: number): Insets | null {
  const [middle] = [...stage.querySelectorAll('[data-middle]')].flatMap((shown) => [
    ...shown.getClientRects(),
  ]);
  if (!middle) return null;
  const [x, y] = [Math.round(middle.x - whole.x), Math.round(middle.y - whole.y)];
  return { left: 2 * x - whole.width, top, bottom: top + whole.height - 2 * y };
}

/** How much of the map lies below the search, the chips and the panel: a column on its left, or a sheet at its bottom. */
export function useInsets(
  stage: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): () => Insets {
  return () => {
    const whole = stage.current?.getBoundingClientRect();
    const covered = panel.current?.getBoundingClientRect();
    if (!stage.current || !whole || !covered) return { left: 0, top: 0, bottom: 0 };
    const top = Math.max(0, endOfForm(stage.current) - whole.top);
    const opening = aroundPicture(stage.current, whole, top);
    if (opening) return opening;
    const isSheet = covered.width > whole.width * 0.8;
    if (isSheet) return { left: 0, top, bottom: sheetHeight(panel.current?.dataset.sheet, whole.height) };
    return { left: covered.right - whole.left, top, bottom: 0 };
  };
}
