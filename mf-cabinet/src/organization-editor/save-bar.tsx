import { FailurePlace, useToldFields } from '@ecocircle/app-kit/form';
import { LOCALES, NETWORKS } from '@ecocircle/shared-contracts';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isUnsaved, editor } from './model.ts';
import styles from './organization-editor.module.css';

const PATHS = ['logo', ...LOCALES.map((locale) => `about.${locale}`), 'website', 'phone', ...NETWORKS];

/** Why the latest save failed; null where none did. */
function useFailure(): string | null {
  const { t } = useTranslation();
  const told = useToldFields(editor, PATHS);
  const answer = useUnit(editor.$outcome)?.answers.all;
  if (answer?.kind === 'refused') return t(`organization.refused.${answer.reason}`);
  if (answer?.kind === 'too-many') return t('organization.refused.tooMany');
  if (answer?.kind === 'failed') return t('organization.refused.failed');
  return told.length > 0 ? t('organization.refused.fields') : null;
}

/** The button that saves, and how it stands. */
export function SaveBar() {
  const { t } = useTranslation();
  const [stage, isUnsaved] = useUnit([editor.$stage, $isUnsaved]);
  const isSending = stage === 'sending';
  return (
    <div className={styles.bar}>
      <FailurePlace id="organization-save-problem" text={useFailure()} />
      <div className={styles.buttons}>
        <p className={styles.state} role="status">
          {t(`organization.${isSending ? 'saving' : isUnsaved ? 'unsaved' : 'allSaved'}`)}
        </p>
        <Button type="submit" loading={isSending}>
          {t('organization.save')}
        </Button>
      </div>
    </div>
  );
}
