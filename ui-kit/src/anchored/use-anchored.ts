import { type RefObject, useLayoutEffect } from 'react';
import { place } from './place.ts';

/** How a panel stands to its anchor. */
export interface AnchoredOptions {
  readonly align: 'start' | 'end';
  /** Gives the panel the anchor's width. */
  readonly sameWidth?: boolean;
}

function moveTo(anchor: Element, panel: HTMLElement, { align, sameWidth }: AnchoredOptions): void {
  const box = anchor.getBoundingClientRect();
  if (sameWidth) panel.style.setProperty('inline-size', `${box.width}px`);
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const target = place(box, { width: panel.offsetWidth, height: panel.offsetHeight }, view, align);
  panel.style.setProperty('left', `${target.left}px`);
  panel.style.setProperty('top', `${target.top}px`);
}

function toTopLayer(panel: HTMLElement): void {
  if (!panel.showPopover) return;
  panel.popover = 'manual';
  panel.showPopover();
}

/**
 * Keeps an open panel at its anchor, in the browser's top layer where there is one, so that nothing clips it.
 */
export function useAnchored(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { align, sameWidth = false }: AnchoredOptions,
): void {
  useLayoutEffect(() => {
    const [from, to] = [anchor.current?.firstElementChild ?? anchor.current, panel.current];
    if (!open || !from || !to) return undefined;
    toTopLayer(to);
    const follow = () => moveTo(from, to, { align, sameWidth });
    follow();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    observer?.observe(to);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, { capture: true });
    };
  }, [open, anchor, panel, align, sameWidth]);
}
