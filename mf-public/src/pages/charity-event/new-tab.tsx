import { useTranslation } from 'react-i18next';

/** Said after the words of a link that leads out of the portal. */
export function NewTab() {
  const { t } = useTranslation();
  return <span className="visually-hidden"> {t('newTab')}</span>;
}
