import { useLocation } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { dialogOf } from './dialog-address.ts';
import { type DialogKind, isDialogKind } from './dialog-kinds.ts';
import { $dialog, dialogClosed, dialogOpened } from './model.ts';

const KEY = 'shell.open-dialog';

interface LeftOpen {
  readonly path: string;
  readonly kind: DialogKind;
}

/** The dialog that was open on a page when it was left; null where none was, or what was kept names none. */
function leftOpenOn(pathname: string): DialogKind | null {
  const left = sessionDrafts.get(KEY) as Partial<LeftOpen> | null;
  return left?.path === pathname && isDialogKind(left.kind) ? left.kind : null;
}

/**
 * A dialog that was open when the page was loaded anew, be it in another language, opens again by itself; what it held
 * is in its draft. A dialog that the address names comes before it. Going to another page closes it.
 */
export function useReopenedDialog(): void {
  const { pathname, search } = useLocation();
  const [dialog, open, close] = useUnit([$dialog, dialogOpened, dialogClosed]);
  const page = useRef({ pathname, wasOpen: false });
  useEffect(() => {
    const kind = leftOpenOn(pathname);
    sessionDrafts.remove(KEY);
    if (kind && !dialogOf(search)) open({ kind });
  }, []);
  useEffect(() => {
    if (page.current.pathname !== pathname) {
      page.current.pathname = pathname;
      close();
    } else if (dialog) sessionDrafts.set(KEY, { kind: dialog.kind, path: pathname } satisfies LeftOpen);
    else if (page.current.wasOpen) sessionDrafts.remove(KEY);
    page.current.wasOpen = dialog !== null;
  }, [dialog, pathname, close]);
}
