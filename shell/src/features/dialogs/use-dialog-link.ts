import { useLocation } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { withModal } from './dialog-address.ts';
import type { ModalKind } from './dialog-kinds.ts';
import { prefetchForms } from './load-forms.ts';
import { dialogOpened } from './model.ts';
import { isPlainPress } from './plain-press.ts';

/**
 * The props of a router's link that opens a dialog: without scripts, and in a new tab, the address does. Its code is
 * loaded on intent.
 */
export function useDialogLink(kind: ModalKind) {
  const { search } = useLocation();
  const open = useUnit(dialogOpened);
  return {
    to: { search: withModal(search, kind) },
    onClick(event: MouseEvent) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      open({ kind });
    },
    onPointerEnter: prefetchForms,
    onFocus: prefetchForms,
  };
}
