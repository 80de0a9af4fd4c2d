import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../painting/index.ts';

/**
 * Makes an open dialog modal. Nothing asks for styles in between, so that to the page the dialog never was closed, and
 * what moves as it opens does not start again.
 */
function becomeModal(dialog: HTMLDialogElement): void {
  // Environments without modal dialogs, such as jsdom, have it open already.
  if (dialog.showModal) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  dialog.setAttribute('data-locks-scroll', '');
}

/**
 * Opens and closes a native dialog with a flag and gives the focus back to where it was. It becomes modal, and the page
 * stops scrolling, behind its first paint: both restyle the whole page, which takes longer than answering a press
 * may.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const before = document.activeElement;
    if (element.show) element.show();
    else element.setAttribute('open', '');
    const cancel = afterPaint(() => becomeModal(element));
    return () => {
      cancel();
      element.removeAttribute('data-locks-scroll');
      if (element.close) element.close();
      else element.removeAttribute('open');
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open]);
}
