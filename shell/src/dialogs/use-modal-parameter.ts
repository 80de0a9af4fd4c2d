import { useLocation, useNavigate } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { type RefObject, useEffect } from 'react';
import { sessionDrafts } from '../drafts/session-drafts.ts';
import { formDraftKey } from './form-draft-key.ts';
import { type ModalKind, modalOf, withoutModal } from './modal-parameter.ts';
import { dialogOpened } from './model.ts';

/** Fields that hold something without anybody having typed. */
const PRESET = ['locale', 'type'];

/** Keeps what somebody typed into the server's form before the script was there. */
function keepTyped(kind: ModalKind, section: HTMLElement | null): void {
  const form = section?.querySelector('form');
  if (!form) return;
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  if (filled.some(([name]) => !PRESET.includes(name)))
    sessionDrafts.set(formDraftKey(kind), Object.fromEntries(filled.filter(([name]) => name !== 'locale')));
}

/**
 * Opens the dialog that the address names, and takes the parameter out of the address.
 *
 * @param section - holds the server's form
 * @returns the dialog while the address still names it
 */
export function useModalParameter(section: RefObject<HTMLElement | null>): ModalKind | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const open = useUnit(dialogOpened);
  const kind = modalOf(search);
  useEffect(() => {
    if (!kind) return;
    keepTyped(kind, section.current);
    open({ kind });
    void navigate(
      { pathname, search: withoutModal(search), hash },
      { replace: true, preventScrollReset: true },
    );
  }, [kind, open, navigate, pathname, search, hash, section]);
  return kind;
}
