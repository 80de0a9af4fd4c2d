import type { PortalDialog } from '@ecocircle/shared-contracts';
import { useLocation, useNavigate } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useMemo } from 'react';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { $session } from '../../platform/session/model.ts';
import { dialogOf, withoutDialog } from './dialog-address.ts';
import { formDraftKey } from './dialog-kinds.ts';
import { dialogOpened } from './model.ts';

/** Fields that hold something without anybody having typed. */
const PRESET = ['locale', 'type'];

/** Keeps what somebody typed into the server's form before the script was there. */
function keepTyped({ kind }: PortalDialog, section: HTMLElement | null): void {
  const form = section?.querySelector('form');
  if (!form) return;
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  if (filled.some(([name]) => !PRESET.includes(name)))
    sessionDrafts.set(formDraftKey(kind), Object.fromEntries(filled.filter(([name]) => name !== 'locale')));
}

/**
 * Opens the dialog that the address names, and takes that out of the address. Who has an account already is led to it
 * instead of a registration.
 *
 * @param section - holds the server's form
 * @returns the dialog while the address still names it
 */
export function useAddressedDialog(section: RefObject<HTMLElement | null>): PortalDialog | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [open, { status }] = useUnit([dialogOpened, $session]);
  const dialog = useMemo(() => dialogOf(search), [search]);
  useEffect(() => {
    if (!dialog) return;
    if (dialog.kind === 'registration' && status === 'authenticated') {
      void navigate('/profile/login', { replace: true });
      return;
    }
    keepTyped(dialog, section.current);
    open(dialog);
    void navigate(
      { pathname, search: withoutDialog(search), hash },
      { replace: true, preventScrollReset: true },
    );
  }, [dialog, open, status, navigate, pathname, search, hash, section]);
  return dialog;
}
