import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, EmptyState, emptyListDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';

/** Says that no event is planned anywhere. */
export function Component() {
  const { t } = useTranslation();
  return (
    <EmptyState
      level={1}
      drawing={emptyListDrawing}
      title={t('noEvents.title')}
      text={t('noEvents.text')}
      action={<ButtonLink render={<Link to="/recycling-points" />}>{t('noEvents.action')}</ButtonLink>}
    />
  );
}
