import { useLocation } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { is, object, picklist, string } from 'valibot';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { dialogOf } from './dialog-address.ts';
import { $dialog, dialogClosed, dialogOpened } from './model.ts';

const KEY = 'shell.open-dialog';

const LeftOpenSchema = object({
  path: string(),
  kind: picklist(['question', 'write-to-us', 'inquire', 'registration']),
});

/**
 * A dialog that was open when the page was loaded anew, be it in another language, opens again by itself; what it held
 * is in its draft. A dialog that the address names comes before it. Going to another page closes it.
 */
export function useReopenedDialog(): void {
  const { pathname, search } = useLocation();
  const [dialog, open, close] = useUnit([$dialog, dialogOpened, dialogClosed]);
  const page = useRef({ pathname, wasOpen: false });
  useEffect(() => {
    const left = sessionDrafts.get(KEY);
    sessionDrafts.remove(KEY);
    if (is(LeftOpenSchema, left) && left.path === pathname && !dialogOf(search)) open({ kind: left.kind });
  }, []);
  useEffect(() => {
    if (page.current.pathname !== pathname) {
      page.current.pathname = pathname;
      close();
    } else if (dialog) sessionDrafts.set(KEY, { kind: dialog.kind, path: pathname });
    else if (page.current.wasOpen) sessionDrafts.remove(KEY);
    page.current.wasOpen = dialog !== null;
  }, [dialog, pathname, close]);
}
