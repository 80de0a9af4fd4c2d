import { EventCover } from '@ecocircle/app-kit/event-cover';
import { RichText } from '@ecocircle/app-kit/rich-text';
import { useWording } from '@ecocircle/app-kit/wording';
import { EVENT_LIMITS, type OwnEvent } from '@ecocircle/shared-contracts';
import { useParams } from '@ecocircle/shared-contracts/router';
import { Button, Card, EditIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { Actions, ActResult, AskingButton, ReasonDialog } from '../../acts/index.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Section, Sections } from '../../frame/section.tsx';
import { Entries, Entry, Facts, Notes } from '../../lists/index.ts';
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
    <Section title={t('staffActs.title')}>
      <Entries ordered>
        {history.map(({ at, who, action, note }) => (
          <li key={`${at} ${action}`}>
            <p>{t(`staffActs.of.events.${action}`, { defaultValue: action })}</p>
            {note !== '' && <p dir="auto">{note}</p>}
            <Notes notes={[who, moment(at)]} />
          </li>
        ))}
      </Entries>
    </Section>
  );
}

/** Ways to end an event, by the ends of the calls. */
type End = 'cancel' | 'take-down';

function Acts({ event: one }: { readonly event: OwnEvent }) {
  const { t } = useWording();
  const [end, edit] = useUnit([ending.wanted, editBegun]);
  const { id, status, draft } = one;
  const ends: readonly End[] = status === 'published' ? ['cancel', 'take-down'] : ['take-down'];
  if (status === 'deleted') return null;
  return (
    <Actions>
      {status === 'published' && (
        <Button icon={<EditIcon size="sm" />} onClick={() => edit(one)}>
          {t('events.edit')}
        </Button>
      )}
      {ends.map((name) => (
        <AskingButton key={name} variant="secondary" label={t(`events.ends.${name}`)}>
          {(asked) => (
            <ReasonDialog
              {...asked}
              title={`${asked.submit}: ${draft.name}`}
              hint={t(`events.hints.${name}`)}
              longest={EVENT_LIMITS.reason}
              onReason={(reason) => end({ path: `/events/${id}/${name}/`, body: { reason } })}
            />
          )}
        </AskingButton>
      ))}
    </Actions>
  );
}

/** One event: its facts, changes on its organiser's word, and its end. */
export function EventPage() {
  const { id = '' } = useParams();
  const [edited, endEdit] = useUnit([$edited, editEnded]);
  useEffect(() => () => endEdit(), [endEdit]);
  return (
    <Entry request={event} id={id}>
      {({ event: one, history }) => (
        <>
          <PageHead title={one.draft.name} back="/events" />
          <ActResult act={ending} />
          {edited ? (
            <Suspense fallback={<Loading />}>
              <EditForm timeZone={one.timeZone} />
            </Suspense>
          ) : (
            <>
              <Acts event={one} />
              <Sections>
                <EventFacts event={one} />
                <History history={history} />
              </Sections>
            </>
          )}
        </>
      )}
    </Entry>
  );
}
