import { useWording } from '@ecocircle/app-kit/wording';
import { useParams } from '@ecocircle/shared-contracts/router';
import { Button, Card } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { Actions, ActResult } from '../../acts/index.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Section, Sections } from '../../frame/section.tsx';
import { Entry, Facts } from '../../lists/index.ts';
import { type Mail, mail, resending, type WholeMail } from './model.ts';
import styles from './outbox.module.css';

function Resend({ id }: Pick<Mail, 'id'>) {
  const { t } = useWording();
  const [resend, isPending] = useUnit([resending.wanted, resending.$pending]);
  return (
    <Actions>
      <Button loading={isPending} onClick={() => resend({ path: `/outbox/${id}/retry/`, body: {} })}>
        {t('outbox.resend')}
      </Button>
    </Actions>
  );
}

function MailFacts({ mail: one }: { readonly mail: Mail }) {
  const { t, moment, number } = useWording();
  const fact = (name: string) => t(`outbox.facts.${name}`);
  const { recipient, state, attempts, createdAt, nextAttemptAt, settledAt, lastError, kind } = one;
  return (
    <Card padding="lg">
      <Facts
        facts={[
          [fact('state'), t(`outbox.states.${state}`)],
          [fact('recipient'), recipient],
          [fact('written'), moment(createdAt)],
          [fact(state === 'sent' ? 'sent' : 'givenUp'), settledAt && moment(settledAt)],
          [fact('attempts'), number(attempts)],
          [fact('next'), nextAttemptAt && moment(nextAttemptAt)],
          [fact('error'), lastError],
          [fact('kind'), kind],
        ]}
      />
    </Card>
  );
}

function Words({ text }: Pick<WholeMail, 'text'>) {
  const { t } = useWording();
  return (
    <Section title={t('outbox.text')}>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      <p className={styles.note}>{t('outbox.withoutSecrets')}</p>
    </Section>
  );
}

/** One mail: what became of it, and what it says. */
export function MailPage() {
  const { t } = useWording();
  const { id = '' } = useParams();
  return (
    <Entry request={mail} id={id}>
      {(one) => (
        <>
          <PageHead title={one.subject} back="/outbox" />
          <ActResult act={resending} text={t('outbox.resent')} />
          {one.state === 'failed' && <Resend id={one.id} />}
          <Sections>
            <MailFacts mail={one} />
            <Words text={one.text} />
          </Sections>
        </>
      )}
    </Entry>
  );
}
