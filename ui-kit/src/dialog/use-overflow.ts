import { type RefObject, useEffect, useState } from 'react';

/** Whether a dialog's content is higher than the window leaves room for. */
export function useOverflow(dialog: RefObject<HTMLDialogElement | null>, open: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = dialog.current?.firstElementChild;
    if (!open || !frame || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setOverflows(frame.scrollHeight > window.innerHeight * 0.9);
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    for (const part of frame.children) observer.observe(part);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [dialog, open]);
  return overflows;
}
