import { type Outcome, OutcomePanel } from '@ecocircle/app-kit/form';
import { batteryDrawing, type DrawingSource, letterDrawing, offlineDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useWait } from '../form-fields/index.ts';
import type { FormKind } from './portal-forms.ts';

const DRAWINGS: Readonly<Record<'sent' | 'failed' | 'too-many', DrawingSource>> = {
  sent: letterDrawing,
  failed: offlineDrawing,
  'too-many': batteryDrawing,
};

/** How sending a form ended, in the form's place. */
export function FormOutcome({ kind, outcome }: { readonly kind: FormKind; readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const wait = useWait();
  const { isDone, tooMany, reference } = outcome;
  const end = isDone ? 'sent' : tooMany ? 'too-many' : 'failed';
  const isQuestion = isDone && kind === 'question';
  return (
    <OutcomePanel
      isDone={isDone}
      drawing={DRAWINGS[end]}
      title={isQuestion ? t('dialogs.question.sent.title') : t(`dialogs.outcomes.${end}.title`)}
      text={
        isQuestion
          ? t('dialogs.question.sent.text')
          : t(`dialogs.outcomes.${end}.text`, { wait: tooMany && wait(tooMany.wait) })
      }
      reference={reference && t('dialogs.reference', { reference })}
    />
  );
}
