import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { closeByEscape, keepInside, useBackdropPress } from './modal-presses.ts';
import { useModal } from './use-modal.ts';

/** The props of a modal dialog that Escape, the browser's own way back and a press on the backdrop ask to close. */
export function useClosableModal(open: boolean, close: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open);
  const press = useBackdropPress(close);
  return {
    ref: dialog,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeByEscape(event, close);
      if (event.key === 'Tab') keepInside(event, dialog.current);
    },
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      close();
    },
    ...press,
  };
}
