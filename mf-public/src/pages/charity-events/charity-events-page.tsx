import { useWording } from '@ecocircle/app-kit/wording';
import { FIRST_VIEW_ID } from '@ecocircle/shared-contracts';
import { Link, useLoaderData, useNavigation } from '@ecocircle/shared-contracts/router';
import { Pager } from '@ecocircle/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventsHref } from '../../event-filter/index.ts';
import { ActiveFilters } from './active-filters.tsx';
import styles from './charity-events-page.module.css';
import { EventRow } from './event-row.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Filters } from './filters.tsx';
import type { EventsPageData } from './load-events.ts';
import { MapPane } from './map-pane.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Subscribe } from './subscribe.tsx';
import { useMapToggle } from './use-map-toggle.ts';

function Count({ data: { filter, total, leading } }: { readonly data: EventsPageData }) {
  const { t, number } = useWording();
  const words = filter.when === 'past' ? 'events.pastCount' : 'events.upcomingCount';
  return (
    <p className={styles.count} role="status">
      {total > 0 && <span>{t(words, { count: total, number: number(total) })}</span>}
      {leading && (
        <>
          {' '}
          <span>{t('events.cityFirst', { city: leading })}</span>
        </>
      )}
    </p>
  );
}

/** The rows whose pictures a phone shows at once. */
const IN_SIGHT = 3;

interface FoundProps {
  readonly data: EventsPageData;
  readonly isMapOpen: boolean;
}

function FoundEvents({ data, isMapOpen }: FoundProps) {
  const { filter, events, inCity, pages } = data;
  const { t } = useTranslation();
  const { state } = useNavigation();
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  return (
    <div className={styles.found}>
      <div>
        <ol className={styles.list} aria-label={t('events.title')} aria-busy={state === 'loading'}>
          {events.map((event, at) => (
            <EventRow key={event.id} event={event} isFarDown={at >= IN_SIGHT} onPointedAt={setPointedAt} />
          ))}
        </ol>
        <Pager
          page={filter.page}
          last={pages}
          linkTo={(page) => <Link to={eventsHref({ ...filter, page })} />}
          texts={{
            label: t('events.pagesLabel'),
            previous: t('events.previousPage'),
            next: t('events.nextPage'),
            place: t('events.pageOf', { page: filter.page, pages }),
          }}
        />
      </div>
      <aside className={styles.aside}>
        <MapPane events={events} inCity={inCity} pointedAt={pointedAt} isOpen={isMapOpen} />
        <Subscribe filter={filter} />
      </aside>
    </div>
  );
}

/** The list of charity events: upcoming or past. */
export function Component() {
  const data = useLoaderData() as EventsPageData;
  const { t } = useTranslation();
  const map = useMapToggle();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('events.title')}</h1>
        <p className={styles.lead}>{t('events.lead')}</p>
      </header>
      <span id={FIRST_VIEW_ID} hidden />
      <FilterBar data={data} map={map} />
      <Filters data={data} />
      <ActiveFilters data={data} />
      <Count data={data} />
      {data.total === 0 ? <NothingFound data={data} /> : <FoundEvents data={data} isMapOpen={map.isOpen} />}
    </div>
  );
}
