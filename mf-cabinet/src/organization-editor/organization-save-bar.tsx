import { FailurePlace, useToldFields } from '@ecocircle/app-kit/form';
import { LOCALES, NETWORKS } from '@ecocircle/shared-contracts';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../save-bar/index.ts';
import { $isUnsaved, editor } from './model.ts';

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
export function OrganizationSaveBar() {
  const { t } = useTranslation();
  const [stage, isUnsaved] = useUnit([editor.$stage, $isUnsaved]);
  const isSending = stage === 'sending';
  return (
    <SaveBar
      status={t(`organization.${isSending ? 'saving' : isUnsaved ? 'unsaved' : 'allSaved'}`)}
      problem={<FailurePlace id="organization-save-problem" text={useFailure()} />}
    >
      <Button type="submit" loading={isSending}>
        {t('organization.save')}
      </Button>
    </SaveBar>
  );
}
