import type * as Queries from '@testing-library/dom';

/** One step of the way to an element: a role or a label, and an accessible name, whole or in part. */
export interface Place {
  readonly role: string | null;
  readonly label: string | null;
  readonly name: { readonly is: string } | { readonly like: string } | null;
}

/** The way to an element: each place within the one before. */
export type Wanted = readonly Place[];

declare global {
  var TestingLibraryDom: typeof Queries;
  var lookedFor: (wanted: Wanted) => HTMLElement[];
  var pressOnly: (parts: readonly Element[]) => void;
  var isMissed: boolean | undefined;
}

/** Whether the page can be searched. */
export const isSearchable = (): boolean => 'lookedFor' in globalThis;

/** Makes a page searchable that has Testing Library. */
export function makeSearchable(): void {
  const { queryAllByRole, queryAllByLabelText } = globalThis.TestingLibraryDom;
  const at = (box: HTMLElement, { role, label, name }: Place): HTMLElement[] => {
    if (label !== null) return queryAllByLabelText(box, label);
    const named = name && { name: 'is' in name ? name.is : new RegExp(name.like) };
    return queryAllByRole(box, role ?? '', named ?? {});
  };
  globalThis.lookedFor = (wanted) =>
    wanted.reduce((boxes, place) => [...new Set(boxes.flatMap((box) => at(box, place)))], [document.body]);
  let aims: readonly Element[] = [];
  const met = (event: Event): void => {
    const isAim = aims.some((part) => part.contains(event.target as Node));
    if (event.type === 'pointerdown') globalThis.isMissed = !isAim;
    if (!globalThis.isMissed) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, met, { capture: true });
  globalThis.pressOnly = (parts) => {
    aims = parts;
    globalThis.isMissed = undefined;
  };
}

export const countOf = (wanted: Wanted): number => globalThis.lookedFor(wanted).length;

/** The text of the first, with what it holds if it is a field. */
export function textOf(wanted: Wanted): string {
  const [element] = globalThis.lookedFor(wanted);
  return element instanceof HTMLInputElement ? element.value : (element?.textContent ?? '');
}

/** Whether the focus is on the first. */
export const isFocused = (wanted: Wanted): boolean =>
  globalThis.lookedFor(wanted)[0] === document.activeElement;

/** The name or text of what has the focus. */
export function focusedText(): string {
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
}

/** Whether the press met what has moved into the place of what was found, which has heard nothing of it. */
export const hasMissed = (): boolean => globalThis.isMissed === true;

/** The first, once it stands still and is what is met in its middle. The next press is for it alone. */
export function pressable(wanted: Wanted): Element | null {
  const [element] = globalThis.lookedFor(wanted);
  if (!element) return null;
  const boxes: Element[] = [];
  for (let box: Element | null = element; box; box = box.parentElement) boxes.push(box);
  const isMoving = (box: Element): boolean =>
    box.getAnimations().some(({ playState, effect }) => {
      const ends = Number(effect?.getComputedTiming().endTime);
      return playState === 'running' && Number.isFinite(ends);
    });
  if (boxes.some(isMoving)) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const parts = [element, ...label];
  if (!parts.some((part) => part.contains(met))) return null;
  globalThis.pressOnly(parts);
  return element;
}
