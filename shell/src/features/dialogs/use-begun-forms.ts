import type { PortalDialog } from '@ecocircle/shared-contracts';
import { afterPaint } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { use, useLayoutEffect, useState } from 'react';
import { usePortal } from '../../platform/page/portal-context.tsx';
import type { Forms } from './load-forms.ts';
import { formLeft, formStarted } from './model.ts';
import { FormsContext } from './use-forms.ts';

/**
 * The forms, once one has begun for the dialog. That comes behind the dialog's first paint: making the fields takes
 * longer than answering a press may. Where the page came with a form, nobody pressed, and it is there at once.
 */
export function useBegunForms(dialog: PortalDialog, forms: Forms | null): Forms | null {
  const atStart = use(FormsContext);
  const { locale } = usePortal();
  const [begun, setBegun] = useState<Forms | null>(null);
  const [start, leave] = useUnit([formStarted, formLeft]);
  useLayoutEffect(() => {
    if (!forms) return;
    const begin = () => {
      start({ dialog, locale });
      setBegun(forms);
    };
    const cancel = atStart ? begin() : afterPaint(begin);
    return () => {
      cancel?.();
      leave();
    };
  }, [dialog, locale, forms, atStart, start, leave]);
  return begun === forms ? begun : null;
}
