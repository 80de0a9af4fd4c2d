import { type Outcome, OutcomePanel } from '@ecocircle/app-kit/form';
import { type DrawingSource, letterDrawing, lostDrawing, offlineDrawing } from '@ecocircle/ui-kit';
import { useStoreMap } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useWait } from '../form-fields/index.ts';
import { registration } from './model.ts';
import { type OutcomeKind, outcomeKind } from './outcome.ts';
import styles from './registration.module.css';
import type { Part } from './registration-parts.ts';
import type { Reason } from './send-part.ts';

/** What happens next, by what was sent. */
const STEPS: Readonly<Partial<Record<OutcomeKind, readonly ('mail' | 'spam' | 'review' | 'known')[]>>> = {
  user: ['mail', 'spam'],
  company: ['review', 'spam'],
  both: ['mail', 'review', 'spam'],
  companySent: ['review'],
  exists: ['known'],
  existsCompanySent: ['review', 'known'],
  existsCompanyFailed: ['known'],
  userSent: ['mail', 'spam'],
};

const drawingOf = (kind: OutcomeKind, isDone: boolean): DrawingSource =>
  isDone ? letterDrawing : kind.startsWith('exists') ? lostDrawing : offlineDrawing;

/** How the registration ended, and what comes next. */
export function RegistrationOutcome({ outcome }: { readonly outcome: Outcome<Part, Reason> }) {
  const { t } = useTranslation();
  const wait = useWait();
  const email = useStoreMap(registration.$values, (form) => form.email.trim());
  const { isDone, canRetry, tooMany, reference } = outcome;
  const kind = outcomeKind(outcome);
  const steps = STEPS[kind] ?? [];
  return (
    <OutcomePanel
      isDone={isDone}
      drawing={drawingOf(kind, isDone)}
      title={t(`registration.outcomes.${kind}.title`)}
      text={t(`registration.outcomes.${kind}.text`)}
      reference={reference && t('registration.reference', { reference })}
    >
      {steps.length > 0 && (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`registration.next.${step}`, { email })}</li>
          ))}
        </ul>
      )}
      {tooMany && <p>{t('registration.wait', { wait: wait(tooMany.wait) })}</p>}
      {canRetry && <p>{t('registration.kept')}</p>}
    </OutcomePanel>
  );
}
