import { SearchField } from '@ecocircle/app-kit/list-search';
import type { ReadyState } from '@ecocircle/app-kit/request';
import { useWording } from '@ecocircle/app-kit/wording';
import { OWN_EVENT_STATES, type OwnEvent, type PageOf } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, ChipLink, PlusIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { NavigatedPage } from '../../navigation/index.ts';
import {
  ALL_EVENTS,
  EVENTS_PAGE_SIZE,
  type EventListQuery,
  eventListPath,
  NEW_EVENT_PATH,
} from '../../own-events/index.ts';
import { FoundCount, ListFilter, ownList, RequestedList } from '../../own-list/index.ts';
import { ListPager } from '../../pager/index.ts';
import { EventRow } from './event-row.tsx';
import { ListSkeleton, NoEvents, OtherList } from './list-states.tsx';
import { list } from './model.ts';
import styles from './my-charity-events-page.module.css';

function StateFilter({ query }: { readonly query: EventListQuery }) {
  const { t } = useWording();
  return (
    <ListFilter label={t('myEvents.filterLabel')} current={String(query.state)}>
      {[null, ...OWN_EVENT_STATES].map((state) => (
        <li key={state ?? 'every'}>
          <ChipLink
            current={query.state === state}
            aria-current={query.state === state ? 'true' : undefined}
            render={<Link to={eventListPath({ ...query, state, page: 1 })} replace preventScrollReset />}
          >
            {t(state ? `myEvents.states.${state}` : 'myEvents.states.every')}
          </ChipLink>
        </li>
      ))}
    </ListFilter>
  );
}

function Events({ params: query, data: { entries, total } }: ReadyState<EventListQuery, PageOf<OwnEvent>>) {
  const { t } = useWording();
  if (entries.length === 0) {
    if (total > 0) return <OtherList about="beyond" query={query} />;
    return query.state || query.search ? <OtherList about="nothing" query={query} /> : <NoEvents />;
  }
  return (
    <>
      <ul className={ownList.rows} aria-label={t('myEvents.title')}>
        {entries.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      <ListPager
        page={query.page}
        last={Math.ceil(total / EVENTS_PAGE_SIZE)}
        pathOf={(page) => eventListPath({ ...query, page })}
      />
    </>
  );
}

/** The charity events of the person and their organisation: drafts first, then what comes next. */
export function MyCharityEventsPage() {
  const { t } = useWording();
  const [wanted, leave] = useUnit([list.$wanted, list.left]);
  useEffect(() => leave, [leave]);
  const query = wanted ?? ALL_EVENTS;
  return (
    <NavigatedPage>
      <header className={styles.header}>
        <h1>{t('myEvents.title')}</h1>
        <ButtonLink icon={<PlusIcon size="sm" />} render={<Link to={NEW_EVENT_PATH} />}>
          {t('myEvents.create')}
        </ButtonLink>
      </header>
      <div className={ownList.filters}>
        <SearchField
          search={query.search}
          pathOf={(search) => eventListPath({ ...query, search, page: 1 })}
          texts={{
            label: t('myEvents.search.label'),
            placeholder: t('myEvents.search.placeholder'),
            clear: t('myEvents.search.clear'),
          }}
        />
        <StateFilter query={query} />
      </div>
      <FoundCount about="myEvents" list={list} />
      <RequestedList
        about="myEvents"
        list={list}
        skeleton={
          <div className={ownList.rows}>
            <ListSkeleton />
          </div>
        }
      >
        {(ready) => <Events {...ready} />}
      </RequestedList>
    </NavigatedPage>
  );
}
