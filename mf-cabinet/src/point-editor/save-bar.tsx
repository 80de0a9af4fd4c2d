import { FailureNote } from '@ecocircle/app-kit/form';
import { useWording } from '@ecocircle/app-kit/wording';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { SaveBar as Bar } from '../save-bar/index.ts';
import { $intent, $isUnsaved, $lacks, editor, saveWanted } from './model.ts';

/** Why the latest save failed; null where none did, and where a field or a dialog says it. */
function useFailure(): string | null {
  const { t } = useTranslation();
  const answer = useUnit(editor.$outcome)?.answers.all;
  if (!answer || answer.kind === 'sent' || answer.kind === 'invalid' || answer.kind === 'cancelled')
    return null;
  if (answer.kind === 'refused') return t(`editor.refused.${answer.reason}`);
  return t(answer.kind === 'too-many' ? 'editor.tooMany' : 'editor.notSaved');
}

/** Sends for review only what is complete: otherwise it leads to the list of what is missing. */
function useReview() {
  const [lacks, save] = useUnit([$lacks, saveWanted]);
  return () => {
    if (lacks.length === 0) return save('review');
    const title = document.getElementById('point-rail');
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'center' });
  };
}

/** The buttons that save, and how it stands. */
export function SaveBar({ onPreview }: { readonly onPreview: () => void }) {
  const { t, counted } = useWording();
  const [lacks, isUnsaved, stage, intent, save] = useUnit([
    $lacks,
    $isUnsaved,
    editor.$stage,
    $intent,
    saveWanted,
  ]);
  const review = useReview();
  const failure = useFailure();
  const isSending = stage === 'sending';
  return (
    <Bar
      status={
        lacks.length > 0
          ? counted('editor.incomplete', lacks.length)
          : t(isUnsaved ? 'editor.unsaved' : 'editor.saved')
      }
      problem={failure && <FailureNote text={failure} />}
    >
      <Button variant="ghost" onClick={onPreview}>
        {t('editor.preview')}
      </Button>
      <Button variant="secondary" loading={isSending && intent === 'draft'} onClick={() => save('draft')}>
        {t('editor.saveDraft')}
      </Button>
      <Button loading={isSending && intent === 'review'} onClick={review}>
        {t('editor.saveAndReview')}
      </Button>
    </Bar>
  );
}
