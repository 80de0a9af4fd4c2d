import { Link, useLoaderData } from '@ecocircle/shared-contracts/router';
import { ButtonLink, EmptyState, emptyListDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { NoEventsData } from './load-elsewhere.ts';

/** Says that no event is planned, and leads on: to those of other countries where there are any. */
export function Component() {
  const { t } = useTranslation();
  const { isElsewhere } = useLoaderData() as NoEventsData;
  return (
    <EmptyState
      level={1}
      drawing={emptyListDrawing}
      title={t('noEvents.title')}
      text={t('noEvents.text')}
      action={
        <>
          <ButtonLink render={<Link to="/recycling-points" />}>{t('noEvents.action')}</ButtonLink>
          {isElsewhere && (
            <ButtonLink variant="secondary" render={<Link to="/charity-events?countries=all" />}>
              {t('noEvents.elsewhere')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
