import {
  Drawing,
  type DrawingSource,
  letterDrawing,
  lostDrawing,
  offlineDrawing,
  useSavesData,
} from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWait } from '../../platform/forms/use-wait.ts';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { $registration } from './model.ts';
import type { Outcome } from './outcome.ts';
import styles from './registration.module.css';

/** What happens next, by what was sent. */
const STEPS: Readonly<Partial<Record<Outcome['kind'], readonly ('mail' | 'spam' | 'review' | 'known')[]>>> = {
  user: ['mail', 'spam'],
  company: ['review', 'spam'],
  both: ['mail', 'review', 'spam'],
  companySent: ['review'],
  exists: ['known'],
  existsCompanySent: ['review', 'known'],
  existsCompanyFailed: ['known'],
  userSent: ['mail', 'spam'],
};

function drawingOf({ isDone, kind }: Outcome): DrawingSource {
  if (isDone) return letterDrawing;
  return kind.startsWith('exists') ? lostDrawing : offlineDrawing;
}

/** How the registration ended, in the fields' place. It takes the focus, so that it is read. */
export function RegistrationOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const savesData = useSavesData();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { kind, isDone, reference } = outcome;
  return (
    <div ref={place} className={styles.outcome} role={isDone ? 'status' : 'alert'} tabIndex={-1}>
      {!savesData && <Drawing of={drawingOf(outcome)} loading="eager" className={styles.outcomeDrawing} />}
      <h3>{t(`registration.outcomes.${kind}.title`)}</h3>
      <p className={styles.outcomeText}>{t(`registration.outcomes.${kind}.text`)}</p>
      <WhatIsNext {...outcome} />
      {reference && <p className={styles.reference}>{t('registration.reference', { reference })}</p>}
    </div>
  );
}

function WhatIsNext({ kind, wait, canRetry }: Outcome) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const inWords = useWait(locale);
  const email = useUnit($registration)?.form.email.trim() ?? '';
  const steps = STEPS[kind] ?? [];
  return (
    <>
      {steps.length > 0 && (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`registration.next.${step}`, { email })}</li>
          ))}
        </ul>
      )}
      {wait !== null && (
        <p className={styles.outcomeText}>{t('registration.wait', { wait: inWords(wait) })}</p>
      )}
      {canRetry && <p className={styles.outcomeText}>{t('registration.kept')}</p>}
    </>
  );
}
