import { type RefObject, useLayoutEffect } from 'react';
import { place } from './place.ts';

/** How a panel stands to its anchor. */
export interface AnchoredOptions {
  readonly align: 'start' | 'end';
  /** Gives the panel the anchor's width. */
  readonly sameWidth?: boolean;
}

/** How far down the window is seen, in pixels. A page that is zoomed in is seen in part as somebody wants it. */
export function seenHeight(): number {
  const { visualViewport: seen, innerHeight } = window;
  return seen && Math.abs(seen.scale - 1) < 0.01 ? seen.offsetTop + seen.height : innerHeight;
}

function moveTo(anchor: Element, panel: HTMLElement, { align, sameWidth }: AnchoredOptions): void {
  const box = anchor.getBoundingClientRect();
  if (sameWidth) panel.style.setProperty('inline-size', `${box.width}px`);
  panel.style.removeProperty('max-block-size');
  const view = { width: document.documentElement.clientWidth, height: seenHeight() };
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const target = place(box, size, view, align);
  panel.style.setProperty('left', `${target.left}px`);
  panel.style.setProperty('top', `${target.top}px`);
  // It grows out of the middle of its anchor.
  const [x, y] = [box.left + box.width / 2 - target.left, box.top + box.height / 2 - target.top];
  panel.style.setProperty('transform-origin', `${x}px ${y}px`);
  if (size.height > target.room) panel.style.setProperty('max-block-size', `${target.room}px`);
}

function toTopLayer(panel: HTMLElement): void {
  if (!panel.showPopover) return;
  panel.popover = 'manual';
  panel.showPopover();
}

/**
 * Keeps an open panel at its anchor, in the browser's top layer where there is one, so that nothing clips it,
 * and in what is seen of the window: the keyboard of a phone covers the rest.
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
    // What is scrolled in the panel moves nothing.
    const followScroll = ({ target }: Event) => {
      if (!(target instanceof Node && to.contains(target))) follow();
    };
    follow();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    observer?.observe(to);
    window.addEventListener('resize', follow);
    window.visualViewport?.addEventListener('resize', follow);
    window.addEventListener('scroll', followScroll, { capture: true, passive: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', follow);
      window.visualViewport?.removeEventListener('resize', follow);
      window.removeEventListener('scroll', followScroll, { capture: true });
    };
  }, [open, anchor, panel, align, sameWidth]);
}
