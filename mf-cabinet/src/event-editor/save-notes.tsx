import { FailurePlace, useToldFields } from '@ecocircle/app-kit/form';
import { Banner, Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styles from './event-editor.module.css';
import { $isUnsaved, changesDropped, editor, overwriteWanted } from './model.ts';

/** Says that what was typed before is back, and offers what is saved instead. */
export function RestoredChanges() {
  const { t } = useTranslation();
  const [isRestored, isUnsaved, drop] = useUnit([editor.$isRestored, $isUnsaved, changesDropped]);
  if (!isRestored || !isUnsaved) return null;
  return (
    <Banner
      label={t('eventEditor.restored.text')}
      actions={
        <Button variant="ghost" size="sm" onClick={() => drop()}>
          {t('eventEditor.restored.drop')}
        </Button>
      }
    >
      {t('eventEditor.restored.text')}
    </Banner>
  );
}

/** Somebody saved the event meanwhile: theirs or mine. */
function Conflict() {
  const { t } = useTranslation();
  const [drop, overwrite] = useUnit([changesDropped, overwriteWanted]);
  return (
    <div role="alert">
      <Banner
        label={t('eventEditor.conflict.title')}
        tone="warning"
        title={t('eventEditor.conflict.title')}
        actions={
          <>
            <Button size="sm" variant="secondary" onClick={() => drop()}>
              {t('eventEditor.conflict.theirs')}
            </Button>
            <Button size="sm" onClick={() => overwrite()}>
              {t('eventEditor.conflict.mine')}
            </Button>
          </>
        }
      >
        {t('eventEditor.conflict.text')}
      </Banner>
    </div>
  );
}

const PATHS = [
  'name',
  'kind',
  'starts',
  'ends',
  'lng',
  'address',
  'description',
  'organizer.name',
  'organizer.email',
  'organizer.phone',
  'photoId',
] as const;

/** Why the latest save did not go through; everything that was typed is still there. */
export function SaveProblem() {
  const { t } = useTranslation();
  const outcome = useUnit(editor.$outcome);
  const told = useToldFields(editor, PATHS);
  const answer = outcome?.answers.all;
  if (answer?.kind === 'refused' && answer.reason === 'version-conflict') return <Conflict />;
  const text = (() => {
    if (answer?.kind === 'refused') return t(`eventEditor.refused.${answer.reason}`);
    if (answer?.kind === 'too-many') return t('eventEditor.refused.tooMany');
    if (answer?.kind === 'failed') return t('eventEditor.refused.failed');
    return told.length > 0 ? t('eventEditor.refused.fields') : null;
  })();
  return (
    <div className={styles.problem}>
      <FailurePlace id="event-save-problem" text={text} />
    </div>
  );
}
