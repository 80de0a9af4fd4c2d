import type { DragEvent, PointerEvent, RefObject } from 'react';
import { restOf, type Stop } from './sheet.ts';

/** A finger that has moved less than this presses. */
const SLOP_PX = 8;
/** The speed is that of the last moment. */
const RECENT_MS = 80;

interface Sample {
  readonly at: number;
  readonly y: number;
}

interface Drag {
  readonly pointer: number;
  readonly startY: number;
  readonly startHeight: number;
  readonly page: number;
  moved: boolean;
  samples: Sample[];
}

/** Pixels a millisecond upwards. */
function speedOf(samples: readonly Sample[], now: number): number {
  const recent = samples.filter(({ at }) => now - at <= RECENT_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  return first && last && last.at > first.at ? (first.y - last.y) / (last.at - first.at) : 0;
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a press there moves the sheet: on its handle, its head, and anywhere on it while it peeks. */
const isGrip = (target: EventTarget, stop: Stop): boolean =>
  target instanceof Element && (stop === 'peek' || target.closest('[data-grip]') !== null);

/**
 * Lets a sheet follow the finger; where that leaves it, it comes to rest. A finger that was there before this code is
 * followed from where it is by then.
 */
export function createSheetDrag(panel: RefObject<HTMLElement | null>) {
  let drag: Drag | null = null;

  const follow = (height: number | null): void => {
    const { current: element } = panel;
    if (!element) return;
    element.toggleAttribute('data-dragged', height !== null);
    element.style.blockSize = height === null ? '' : `${height}px`;
  };

  const begin = ({ target, pointerId, clientY, buttons, isPrimary }: PointerEvent, stop: Stop): void => {
    const { current: element } = panel;
    const page = element?.parentElement?.clientHeight;
    if (!element || !page || buttons !== 1 || !isPrimary || !isGrip(target, stop)) return;
    if (getComputedStyle(element).position !== 'absolute') return;
    const startHeight = element.getBoundingClientRect().height;
    drag = { pointer: pointerId, startY: clientY, startHeight, page, moved: false, samples: [] };
  };

  return {
    begin,
    move(event: PointerEvent, stop: Stop): void {
      // A mouse comes over a grip with its button held, too.
      if (!drag && event.pointerType === 'touch') begin(event, stop);
      const known = drag;
      if (!known || known.pointer !== event.pointerId) return;
      const up = known.startY - event.clientY;
      if (!known.moved && Math.abs(up) < SLOP_PX) return;
      if (!known.moved) panel.current?.setPointerCapture(event.pointerId);
      known.moved = true;
      known.samples = [...known.samples.slice(-9), { at: event.timeStamp, y: event.clientY }];
      follow(Math.min(known.page, Math.max(0, known.startHeight + up)));
    },
    end(event: PointerEvent, rest: (at: Stop) => void): void {
      const known = drag;
      drag = null;
      if (!known?.moved) return;
      const height = known.startHeight + known.startY - event.clientY;
      const speed = isStill() ? 0 : speedOf(known.samples, event.timeStamp);
      follow(null);
      rest(restOf(height, speed, known.page));
      // What the finger happened to be on was not pressed.
      const swallow = (click: Event): void => {
        click.preventDefault();
        click.stopPropagation();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    },
    cancel(): void {
      drag = null;
      follow(null);
    },
    /** A link that is drawn along would end the drag of the sheet. */
    keep(event: DragEvent): void {
      if (drag) event.preventDefault();
    },
  };
}

/** What {@link createSheetDrag} makes. */
export type SheetDrag = ReturnType<typeof createSheetDrag>;
