import { type RefObject, useEffect } from 'react';

/** Opens and closes a native dialog with a flag and gives the focus back to where it was. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const before = document.activeElement;
    // Environments without modal dialogs, such as jsdom, still show it.
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    return () => {
      if (element.close) element.close();
      else element.removeAttribute('open');
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open]);
}
