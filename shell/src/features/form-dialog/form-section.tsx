import type { PortalDialog } from '@ecocircle/shared-contracts';
import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink } from '@ecocircle/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { DialogSection, DialogSectionActions } from '../dialog-section/index.ts';
import { useDialogTitle } from '../dialogs/index.ts';
import { PortalForm } from './portal-form.tsx';
import { type FormDialog, initialValues, isFormDialog } from './portal-forms.ts';

const NO_PROBLEMS = {};

/** The form that the address names as the server writes it: where no script runs, the browser sends it by itself. */
export const FormSection = ({ dialog }: { readonly dialog: PortalDialog }) =>
  isFormDialog(dialog) && <Section dialog={dialog} />;

function Section({ dialog }: { readonly dialog: FormDialog }) {
  const { kind } = dialog;
  const { t } = useTranslation();
  const { locale } = usePortal();
  const { pathname } = useLocation();
  const [values, setValues] = useState(() => initialValues(dialog));
  return (
    <DialogSection kind={kind} title={useDialogTitle(dialog, values.type)}>
      <PortalForm
        id={useId()}
        kind={kind}
        locale={locale}
        values={values}
        problems={NO_PROBLEMS}
        refusals={0}
        onChange={({ name, value }) => setValues({ ...values, [name]: value })}
      >
        <DialogSectionActions>
          <ButtonLink variant="secondary" render={<Link to={pathname} replace />}>
            {t('dialogs.cancel')}
          </ButtonLink>
          <Button type="submit">{t(`dialogs.${kind}.submit`)}</Button>
        </DialogSectionActions>
      </PortalForm>
    </DialogSection>
  );
}
