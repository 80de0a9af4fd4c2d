import type { Locale } from '@ecocircle/shared-contracts';
import {
  batteryDrawing,
  Drawing,
  type DrawingSource,
  letterDrawing,
  offlineDrawing,
  useSavesData,
} from '@ecocircle/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWait } from '../../platform/forms/use-wait.ts';
import styles from './form-dialog.module.css';
import type { FormKind } from './portal-forms.ts';
import type { FormResult } from './send-form.ts';

/** A result that takes the form's place. */
export type FormOutcomeResult = Exclude<FormResult, { readonly kind: 'invalid' }>;

const DRAWINGS: Readonly<Record<FormOutcomeResult['kind'], DrawingSource>> = {
  sent: letterDrawing,
  failed: offlineDrawing,
  'too-many': batteryDrawing,
};

/** How sending a form ended, in the form's place. It takes the focus, so that it is read. */
export function FormOutcome(props: {
  readonly kind: FormKind;
  readonly locale: Locale;
  readonly result: FormOutcomeResult;
}) {
  const { kind, locale, result } = props;
  const { t } = useTranslation();
  const wait = useWait(locale);
  const savesData = useSavesData();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const isQuestion = kind === 'question' && result.kind === 'sent';
  const title = isQuestion ? t('dialogs.question.sent.title') : t(`dialogs.outcomes.${result.kind}.title`);
  const text = isQuestion
    ? t('dialogs.question.sent.text')
    : t(`dialogs.outcomes.${result.kind}.text`, {
        wait: result.kind === 'too-many' ? wait(result.wait) : '',
      });
  return (
    <div
      ref={place}
      className={styles.outcome}
      role={result.kind === 'sent' ? 'status' : 'alert'}
      tabIndex={-1}
    >
      {!savesData && <Drawing of={DRAWINGS[result.kind]} loading="eager" className={styles.drawing} />}
      <h3>{title}</h3>
      <p className={styles.outcomeText}>{text}</p>
      {result.kind === 'sent' && result.reference && (
        <p className={styles.reference}>{t('dialogs.reference', { reference: result.reference })}</p>
      )}
    </div>
  );
}
