import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { useParams } from '@ecocircle/shared-contracts/router';
import { Banner, Button, ButtonLink, Card, MailIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import {
  ActFailure,
  Actions,
  ActResult,
  AskingButton,
  ConfirmDialog,
  ReasonDialog,
  useLeaveOnceDone,
} from '../../acts/index.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Sections } from '../../frame/section.tsx';
import { Entry, Facts } from '../../lists/index.ts';
import { $mayOperate } from '../../session/index.ts';
import { answerAddress } from './answer-address.ts';
import { erasure, handling, OUTCOMES, type Submission, submission } from './model.ts';
import styles from './submissions.module.css';

function Handled({ handled }: { readonly handled: NonNullable<Submission['handled']> }) {
  const { t, moment } = useWording();
  return (
    <Banner
      label={t('submissions.handledLabel')}
      tone="neutral"
      title={t(`submissions.outcomes.${handled.outcome}`)}
    >
      <p>{[moment(handled.at), handled.by].filter(Boolean).join(' · ')}</p>
      {handled.note !== '' && (
        <p dir="auto" className={styles.words}>
          {handled.note}
        </p>
      )}
    </Banner>
  );
}

function Sent({ submission: { kind, fields, locale, sentAt } }: { readonly submission: Submission }) {
  const { t, moment } = useWording();
  const text = fields.get('text');
  const others = [...fields].filter(([name]) => name !== 'text');
  return (
    <Card padding="lg" className={styles.sent}>
      {text !== undefined && (
        <blockquote dir="auto" className={styles.words}>
          {text}
        </blockquote>
      )}
      <Facts
        facts={[
          [t('submissions.form'), t(`submissions.kinds.${kind}`, { defaultValue: kind })],
          ...others.map(
            ([name, value]) =>
              [
                t(`submissions.fields.${name}`, { defaultValue: name }),
                name === 'type' ? t(`submissions.types.${value}`, { defaultValue: value }) : value,
              ] as const,
          ),
          [t('submissions.language'), LOCALE_INFO[locale].name],
          [t('submissions.sent'), moment(sentAt)],
        ]}
      />
    </Card>
  );
}

function Handle({ reference }: Pick<Submission, 'reference'>) {
  const { t } = useWording();
  const handle = useUnit(handling.wanted);
  return OUTCOMES.map((outcome) => (
    <AskingButton key={outcome} variant="secondary" label={t(`submissions.handle.${outcome}`)}>
      {(asked) => (
        <ReasonDialog
          {...asked}
          note={t('submissions.note')}
          hint={t('submissions.noteHint')}
          onReason={(note) => handle({ path: `/submissions/${reference}/handle/`, body: { outcome, note } })}
        />
      )}
    </AskingButton>
  ));
}

function Erase({ reference }: Pick<Submission, 'reference'>) {
  const { t } = useWording();
  const erase = useUnit(erasure.wanted);
  return (
    <AskingButton variant="ghost" label={t('submissions.erase')}>
      {(asked) => (
        <ConfirmDialog
          {...asked}
          title={t('submissions.eraseTitle', { reference })}
          text={t('submissions.eraseText')}
          isFinal
          onConfirmed={() => erase({ path: `/submissions/${reference}/erase/`, body: {} })}
        />
      )}
    </AskingButton>
  );
}

function Acts({ submission: one }: { readonly submission: Submission }) {
  const { t, locale } = useWording();
  const [handle, mayOperate] = useUnit([handling.wanted, $mayOperate]);
  const { reference, handled } = one;
  const answer = answerAddress(one, LOCALE_INFO[locale].brand);
  return (
    <Actions>
      {answer !== null && (
        <ButtonLink href={answer} icon={<MailIcon size="sm" />}>
          {t('submissions.write')}
        </ButtonLink>
      )}
      {handled === null ? (
        <Handle reference={reference} />
      ) : (
        <Button
          variant="secondary"
          onClick={() => handle({ path: `/submissions/${reference}/reopen/`, body: {} })}
        >
          {t('submissions.reopen')}
        </Button>
      )}
      {mayOperate && <Erase reference={reference} />}
    </Actions>
  );
}

/** One submission with all that was filled in, and what staff make of it. */
export function SubmissionPage() {
  const { reference = '' } = useParams();
  useLeaveOnceDone(erasure, '/submissions');
  return (
    <Entry request={submission} id={reference}>
      {(one) => (
        <>
          <PageHead title={one.reference} back="/submissions" />
          <ActResult act={handling} />
          <ActFailure act={erasure} />
          <Acts submission={one} />
          <Sections>
            {one.handled && <Handled handled={one.handled} />}
            <Sent submission={one} />
          </Sections>
        </>
      )}
    </Entry>
  );
}
