import type { PortalDialog } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';
import type { FormValues } from './portal-forms.ts';

/** The heading of a form; an inquiry has one for each audience. */
export function useFormTitle({ kind }: Pick<PortalDialog, 'kind'>, { type = '' }: FormValues): string {
  const { t } = useTranslation();
  return kind === 'inquire' ? t(`dialogs.inquire.titles.${type}`) : t(`dialogs.${kind}.title`);
}
