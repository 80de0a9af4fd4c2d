import { Banner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { ActModel } from './create-act.ts';

/** Says that something was done, where the page alone would not show it. */
export function ActDone({ act, text }: { readonly act: ActModel; readonly text: string }) {
  const { t } = useTranslation();
  const isDone = useUnit(act.$isDone);
  return <div role="status">{isDone && <Banner label={t('acts.done')}>{text}</Banner>}</div>;
}
