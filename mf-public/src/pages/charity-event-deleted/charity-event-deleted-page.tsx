import { Link, useLoaderData } from '@ecocircle/shared-contracts/router';
import { ButtonLink, EmptyState, lostDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { DeletedEventData } from './load-deleted-event.ts';

/** Says by name that an event was deleted. */
export function Component() {
  const { name } = useLoaderData() as DeletedEventData;
  const { t } = useTranslation();
  return (
    <EmptyState
      level={1}
      drawing={lostDrawing}
      title={t('deleted.title', { name })}
      text={t('deleted.text')}
      action={<ButtonLink render={<Link to="/charity-events" />}>{t('deleted.action')}</ButtonLink>}
    />
  );
}
