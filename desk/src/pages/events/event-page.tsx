import { EventCover } from '@ecocircle/app-kit/event-cover';
import { RichText } from '@ecocircle/app-kit/rich-text';
import { formatMoment, useWording } from '@ecocircle/app-kit/wording';
import { EVENT_LIMITS, type OwnEvent } from '@ecocircle/shared-contracts';
import { useParams } from '@ecocircle/shared-contracts/router';
import { Banner, Button, Card, EditIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Actions, ActResult, AskingButton, ReasonDialog, Told } from '../../acts/index.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Section, Sections } from '../../frame/section.tsx';
import { Entries, Entry, Facts, Notes } from '../../lists/index.ts';
import { Loading } from '../../request-states/index.ts';
import { $editEnd, $edited, editBegun, eventLeft } from './edit-model.ts';
import styles from './events.module.css';
import { type DeskEvent, ending, event } from './model.ts';

/** The form brings a map and what sends photos: most who read an event do not change it. */
const EditForm = lazy(() => import(/* webpackChunkName: "event-form" */ './edit-form.tsx'));

function EventFacts({ event: one }: { readonly event: OwnEvent }) {
  const { draft, status, city, startsAt, endsAt, timeZone, cancelReason } = one;
  const { t, locale } = useWording();
  const fact = (name: string) => t(`events.facts.${name}`);
  const there = (iso: string | null) => iso && formatMoment(iso, locale, timeZone);
  const { name, phone, email } = draft.organizer;
  return (
    <Card padding="lg" className={styles.facts}>
      <EventCover event={one} className={styles.cover} />
      <Facts
        facts={[
          [fact('state'), t(`events.states.${status}`)],
          [fact('reason'), cancelReason],
          [fact('kind'), draft.kind === '' ? '' : t(`events.kinds.${draft.kind}`)],
          [fact('starts'), there(startsAt)],
          [fact('ends'), there(endsAt)],
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

interface ActsProps {
  readonly event: OwnEvent;
  /** The form was left without a change: who opened it goes on from its button. */
  readonly isBack: boolean;
}

function Acts({ event: one, isBack }: ActsProps) {
  const { t } = useWording();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) opener.current?.focus();
  }, [isBack]);
  const [end, edit] = useUnit([ending.wanted, editBegun]);
  const { id, status, draft } = one;
  const ends: readonly End[] = status === 'published' ? ['cancel', 'take-down'] : ['take-down'];
  if (status === 'deleted') return null;
  return (
    <Actions>
      {status === 'published' && (
        <Button ref={opener} icon={<EditIcon size="sm" />} onClick={() => edit(one)}>
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
  const { t } = useWording();
  const { id = '' } = useParams();
  const [edited, editEnd, leave] = useUnit([$edited, $editEnd, eventLeft]);
  useEffect(() => () => leave(), [leave]);
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
              {editEnd === 'saved' && (
                <Told of={editEnd}>
                  <Banner label={t('acts.done')} title={t('staffActs.of.events.patch')} />
                </Told>
              )}
              <Acts event={one} isBack={editEnd === 'left'} />
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
