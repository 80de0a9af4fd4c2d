import { Link, useLoaderData, useNavigation } from '@ecocircle/shared-contracts/router';
import { ButtonLink, EmptyState, emptyMapDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { eventsHref, isNarrowed } from '../../charity-events/index.ts';
import { formatNumber, useLocale } from '../../wording/index.ts';
import styles from './charity-events-page.module.css';
import { EventRow } from './event-row.tsx';
import { FilterForm } from './filter-form.tsx';
import type { EventsPageData } from './load-events.ts';
import { Pages } from './pages.tsx';
import { WhenTabs } from './when-tabs.tsx';

function NothingFound({ filter }: Pick<EventsPageData, 'filter'>) {
  const { t } = useTranslation('mf-public');
  const narrowed = isNarrowed(filter);
  const elsewhere = narrowed
    ? eventsHref({ ...filter, city: '', kind: '', q: '', page: 1 })
    : '/charity-events';
  return (
    <EmptyState
      drawing={emptyMapDrawing}
      title={t(narrowed ? 'events.nothingFound.title' : 'events.noPast.title')}
      text={t(narrowed ? 'events.nothingFound.text' : 'events.noPast.text')}
      action={
        <ButtonLink render={<Link to={elsewhere} />} variant="secondary">
          {t(narrowed ? 'events.clear' : 'events.upcoming')}
        </ButtonLink>
      }
    />
  );
}

/** The list of charity events: those to come, or the past ones. */
export function Component() {
  const data = useLoaderData() as EventsPageData;
  const { filter, events, total, pages } = data;
  const { t } = useTranslation('mf-public');
  const locale = useLocale();
  const { state } = useNavigation();
  const number = formatNumber(total, locale);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('events.title')}</h1>
        <p className={styles.lead}>{t('events.lead')}</p>
      </header>
      <WhenTabs filter={filter} />
      <FilterForm data={data} />
      <p className={styles.count} role="status">
        {total > 0 &&
          t(filter.when === 'past' ? 'events.pastCount' : 'events.upcomingCount', { count: total, number })}
      </p>
      {total === 0 ? (
        <NothingFound filter={filter} />
      ) : (
        <ol className={styles.list} aria-busy={state === 'loading'}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ol>
      )}
      <Pages filter={filter} pages={pages} />
    </div>
  );
}
