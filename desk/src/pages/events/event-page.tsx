import { EventCover } from '@ecocircle/app-kit/event-cover';
import { RichText } from '@ecocircle/app-kit/rich-text';
import { useWording } from '@ecocircle/app-kit/wording';
import type { OwnEvent } from '@ecocircle/shared-contracts';
import { useParams } from '@ecocircle/shared-contracts/router';
import { Button, Card, EditIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ActFailure, Actions, ReasonDialog } from '../../acts/index.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Entry, Facts } from '../../lists/index.ts';
import { Loading } from '../../request-states/index.ts';
import { $edited, editBegun, editEnded } from './edit-model.ts';
import styles from './events.module.css';
import { type DeskEvent, ending, event } from './model.ts';

/** The form brings a map and what sends photos: most who read an event do not change it. */
const EditForm = lazy(() => import(/* webpackChunkName: "event-form" */ './edit-form.tsx'));

function EventFacts({ event: one }: { readonly event: OwnEvent }) {
  const { draft, status, city, startsAt, endsAt, timeZone, cancelReason } = one;
  const { t, moment } = useWording();
  const fact = (name: string) => t(`events.facts.${name}`);
  const { name, phone, email } = draft.organizer;
  return (
    <Card padding="lg" className={styles.facts}>
      <EventCover event={one} className={styles.cover} />
      <Facts
        facts={[
          [fact('state'), t(`events.states.${status}`)],
          [fact('reason'), cancelReason],
          [fact('kind'), draft.kind === '' ? '' : t(`events.kinds.${draft.kind}`)],
          [fact('starts'), startsAt && moment(startsAt)],
          [fact('ends'), endsAt && moment(endsAt)],
          [fact('zone'), timeZone],
          [fact('address'), [draft.address, city].filter(Boolean).join(', ')],
          [fact('organizer'), [name, phone, email].filter(Boolean).join(' · ')],
        ]}
      />
      <RichText text={draft.description} />
    </Card>
  );
}

function History({ history }: Pick<DeskEvent, 'history'>) {
  const { t, moment } = useWording();
  if (history.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-label={t('staffActs.title')}>
      <h2 className={styles.title}>{t('staffActs.title')}</h2>
      <ul className={styles.history}>
        {history.map(({ at, who, action, note }) => (
          <li key={`${at} ${action}`}>
            <p>{t(`staffActs.of.events.${action}`, { defaultValue: action })}</p>
            {note !== '' && <p dir="auto">{note}</p>}
            <p className={styles.note}>
              {who} · {moment(at)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Acts({ event: one }: { readonly event: OwnEvent }) {
  const { t } = useWording();
  const [end, edit] = useUnit([ending.wanted, editBegun]);
  const [asked, setAsked] = useState<'take-down' | 'cancel' | null>(null);
  const { id, status, draft } = one;
  return (
    <>
      <Actions>
        {status === 'published' && (
          <Button icon={<EditIcon size="sm" />} onClick={() => edit(one)}>
            {t('events.edit')}
          </Button>
        )}
        {status === 'published' && (
          <Button variant="secondary" onClick={() => setAsked('cancel')}>
            {t('events.ends.cancel')}
          </Button>
        )}
        {status !== 'deleted' && (
          <Button variant="secondary" onClick={() => setAsked('take-down')}>
            {t('events.ends.take-down')}
          </Button>
        )}
      </Actions>
      {asked && (
        <ReasonDialog
          title={`${t(`events.ends.${asked}`)}: ${draft.name}`}
          hint={t(`events.hints.${asked}`)}
          submit={t(`events.ends.${asked}`)}
          longest={500}
          onClose={() => setAsked(null)}
          onReason={(reason) => {
            setAsked(null);
            end({ path: `/events/${id}/${asked}/`, body: { reason } });
          }}
        />
      )}
    </>
  );
}

/** One event: its facts, changes on its organiser's word, and its end. */
export function EventPage() {
  const { id = '' } = useParams();
  const [edited, endEdit] = useUnit([$edited, editEnded]);
  useEffect(() => () => endEdit(), [endEdit]);
  return (
    <Entry request={event} id={id} acts={[ending]}>
      {({ event: one, history }) => (
        <>
          <PageHead title={one.draft.name} back="/events" />
          <ActFailure act={ending} />
          {edited ? (
            <Suspense fallback={<Loading />}>
              <EditForm timeZone={one.timeZone} />
            </Suspense>
          ) : (
            <>
              <Acts event={one} />
              <div className={styles.parts}>
                <EventFacts event={one} />
                <History history={history} />
              </div>
            </>
          )}
        </>
      )}
    </Entry>
  );
}
