import type { PortalDialog } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';

/** The heading of a form; an inquiry has one for each audience. */
export function useDialogTitle({ kind }: Pick<PortalDialog, 'kind'>, type = ''): string {
  const { t } = useTranslation();
  return kind === 'inquire' ? t(`dialogs.inquire.titles.${type}`) : t(`dialogs.${kind}.title`);
}
