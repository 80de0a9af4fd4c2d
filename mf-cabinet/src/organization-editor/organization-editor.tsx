import { FormElement } from '@ecocircle/app-kit/form';
import { useLeaveGuard } from '@ecocircle/app-kit/leave-guard';
import { useServices } from '@ecocircle/app-kit/remote';
import type { Organization } from '@ecocircle/shared-contracts';
import { Banner, Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeHistory } from './change-history.tsx';
import { $done, $isUnsaved, $opening, draftDropped, editor } from './model.ts';
import { OrganizationConflict } from './organization-conflict.tsx';
import styles from './organization-editor.module.css';
import { OrganizationFields } from './organization-fields.tsx';
import { OrganizationSaveBar } from './organization-save-bar.tsx';
import { valuesOf } from './organization-values.ts';
import { RegisteredFacts } from './registered-facts.tsx';

/** Opens the form with the organisation once, and leaves it with the page. */
function useOpenedForm(organization: Organization): void {
  const { drafts } = useServices();
  const [open, leave] = useUnit([editor.opened, editor.left]);
  const { id } = organization;
  useEffect(() => {
    open({ organization, drafts });
    return () => leave();
    // A save renews the organisation without opening the form again.
  }, [id, open, leave, drafts]);
}

function useDoneSave(): void {
  const { t } = useTranslation();
  const { notifications } = useServices();
  const done = useUnit($done);
  // Once for each save; what else is used only reaches the shell.
  useEffect(() => {
    if (done) notifications.show({ kind: 'success', title: t('organization.saved') });
  }, [done]);
}

function useQuestionBeforeLeaving(): void {
  const { t } = useTranslation();
  useLeaveGuard(useUnit($isUnsaved), {
    title: t('organization.leave.title'),
    text: t('organization.leave.text'),
    okLabel: t('organization.leave.ok'),
    cancelLabel: t('organization.leave.stay'),
  });
}

/** Says that what was typed before is back, and offers what is saved instead. */
function RestoredChanges() {
  const { t } = useTranslation();
  const [isRestored, isUnsaved, drop] = useUnit([editor.$isRestored, $isUnsaved, draftDropped]);
  if (!isRestored || !isUnsaved) return null;
  return (
    <Banner
      label={t('organization.restored.text')}
      actions={
        <Button variant="ghost" size="sm" onClick={() => drop()}>
          {t('organization.restored.drop')}
        </Button>
      }
    >
      {t('organization.restored.text')}
    </Banner>
  );
}

/** The page of an organisation as its members edit it, with what it registered with and who changed what. */
export function OrganizationEditor({ organization }: { readonly organization: Organization }) {
  useOpenedForm(organization);
  useQuestionBeforeLeaving();
  useDoneSave();
  const [stage, opening] = useUnit([editor.$stage, $opening]);
  const isSending = stage === 'sending';
  if (!opening) return null;
  return (
    <div className={styles.editor}>
      <RestoredChanges />
      {/* What a password manager filled in is compared with what the fields begin with. */}
      <FormElement
        form={{ ...editor, initial: valuesOf(opening.organization) }}
        id="organization"
        className={styles.form}
      >
        <div className={styles.fields} inert={isSending} aria-busy={isSending}>
          <OrganizationFields />
        </div>
        <OrganizationSaveBar />
      </FormElement>
      <RegisteredFacts organization={opening.organization} />
      <ChangeHistory id={organization.id} />
      <OrganizationConflict />
    </div>
  );
}
