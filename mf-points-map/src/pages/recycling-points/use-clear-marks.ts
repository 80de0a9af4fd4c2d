import { type RefObject, useCallback, useEffect, useRef } from 'react';

const MARKS = '[data-part^="point "], [data-part^="cluster "]';
/** What stands above the map: search and chips, the panel, and what says so of itself. */
const COVERS = 'form > *, aside, [data-covers]';
/** Pixels around a mark's middle that must be free: of less there is nothing to read, and too little to press. */
const FREE = 12;

const rectsOf = (elements: Iterable<Element>): DOMRect[] =>
  Array.from(elements, (element) => element.getBoundingClientRect());

const coveredBy = (covers: readonly DOMRect[], mark: DOMRect): boolean => {
  const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
  return covers.some(
    ({ left, right, top, bottom }) =>
      right > left && left - FREE < x && x < right + FREE && top - FREE < y && y < bottom + FREE,
  );
};

/** Hides the marks of which too little is left by what stands above the map; one that has the focus stays. */
export function clearMarks(stage: ParentNode): void {
  const covers = rectsOf(stage.querySelectorAll(COVERS));
  const marks = [...stage.querySelectorAll(MARKS)];
  const rects = rectsOf(marks);
  marks.forEach((mark, index) => {
    const isCovered = coveredBy(covers, rects[index] as DOMRect);
    mark.toggleAttribute('data-covered', isCovered && !mark.contains(document.activeElement));
  });
}

/**
 * Keeps what stands above the map clear of marks, painted and drawn ones. What it gives looks once more, before the
 * next paint: rectangles that are asked for in between have the page laid out twice.
 */
export function useClearMarks(
  stage: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): () => void {
  const frame = useRef(0);
  const look = useCallback(() => {
    if (stage.current) clearMarks(stage.current);
  }, [stage]);
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    for (const { current: part } of [stage, panel]) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, [stage, panel, look]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(look);
  }, [look]);
}
