import { useStoreMap, useUnit } from 'effector-react';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { registration } from './model.ts';
import { type Part, partsOf } from './registration-parts.ts';

/** The parts that the chosen roles ask for and that are not sent yet. */
export function usePartsLeft(): readonly Part[] {
  const { locale } = usePortal();
  const sent = useUnit(registration.$sent);
  const parts = useStoreMap({
    store: registration.$values,
    keys: [locale],
    fn: (form) => partsOf(form, locale),
    updateFilter: (parts, before) => parts.join() !== before.join(),
  });
  return parts.filter((part) => !sent[part]);
}
