import { useServices } from '@ecocircle/app-kit/remote';
import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, EmptyState, emptyMapDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { eventsHref, hasOtherCountries, isNarrowed, NO_CHOICE } from '../../event-filter/index.ts';
import { useChosenWords } from './chosen-words.ts';
import type { EventsPageData } from './load-events.ts';

function reasonOf({ filter, problems }: EventsPageData): 'wrongDays' | 'nothingFound' | 'noPast' {
  if (Object.keys(problems).length > 0) return 'wrongDays';
  return isNarrowed(filter) ? 'nothingFound' : 'noPast';
}

const WAY_ON = { wrongDays: 'clearDays', nothingFound: 'clear', noPast: 'upcoming' } as const;

/** Says why the list is empty, and the ways on. */
export function NothingFound({ data }: { readonly data: EventsPageData }) {
  const { t } = useTranslation();
  const { filter } = data;
  const { locale } = useServices();
  const reason = reasonOf(data);
  const filters = useChosenWords(data)
    .map(({ words }) => words)
    .join(' · ');
  const wayOn = {
    wrongDays: eventsHref({ ...filter, from: '', to: '', page: 1 }),
    nothingFound: eventsHref({ ...filter, ...NO_CHOICE, page: 1 }),
    noPast: '/charity-events',
  }[reason];
  return (
    <EmptyState
      drawing={emptyMapDrawing}
      title={t(`events.${reason}.title`)}
      text={t(`events.${reason}.text`, { filters })}
      action={
        <>
          {reason !== 'wrongDays' && filter.countries === '' && hasOtherCountries(locale) && (
            <ButtonLink render={<Link to={eventsHref({ ...filter, countries: 'all', page: 1 })} />}>
              {t('events.otherCountries')}
            </ButtonLink>
          )}
          <ButtonLink render={<Link to={wayOn} />} variant="secondary">
            {t(`events.${WAY_ON[reason]}`)}
          </ButtonLink>
        </>
      }
    />
  );
}
