import { notFound } from '@ecocircle/app-kit/remote';
import type { OwnEvent } from '@ecocircle/shared-contracts';
import { Skeleton } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EventEditor, edited } from '../../event-editor/index.ts';
import { BackLink, NavigatedPage } from '../../navigation/index.ts';
import { ALL_EVENTS, EventStateTag, eventListPath } from '../../own-events/index.ts';
import { LoadingRows, RequestFailed } from '../../request-states/index.ts';
import styles from './edit-charity-event-page.module.css';
import { DeleteButton } from './event-buttons.tsx';
import { PublicEvent } from './public-event.tsx';

function Loaded({ event }: { readonly event: OwnEvent }) {
  const { t } = useTranslation();
  return (
    <>
      <header className={styles.header}>
        <EventStateTag event={event} />
        <h1 className={styles.name} dir="auto">
          {event.draft.name || t('myEvents.unnamed')}
        </h1>
      </header>
      {event.status === 'draft' ? (
        <EventEditor key={event.id} event={event} actions={<DeleteButton event={event} />} />
      ) : (
        <PublicEvent event={event} />
      )}
    </>
  );
}

function Content() {
  const [state, retry] = useUnit([edited.$state, edited.refreshed]);
  if (state.kind === 'failed')
    return <RequestFailed about="eventEditor" cause={state.cause} onRetry={() => retry()} />;
  if (state.kind !== 'ready')
    return (
      <LoadingRows count={3} className={styles.waiting}>
        <Skeleton shape="heading" width="half" />
        <Skeleton lines={3} />
      </LoadingRows>
    );
  if (state.data === null) notFound();
  return <Loaded event={state.data} />;
}

/** An own event: a draft in its editor, any other with what can still be done with it. */
export function EditCharityEventPage() {
  const { t } = useTranslation();
  // What was saved since is not in what was asked for once: the next visit asks anew.
  const forget = useUnit(edited.reset);
  useEffect(
    () => () => {
      forget(null);
    },
    [forget],
  );
  return (
    <NavigatedPage>
      <BackLink to={eventListPath(ALL_EVENTS)}>{t('myEvents.title')}</BackLink>
      <Content />
    </NavigatedPage>
  );
}
