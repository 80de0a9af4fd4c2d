import { FormElement } from '@ecocircle/app-kit/form';
import { PORTAL_FORMS } from '@ecocircle/shared-contracts';
import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink } from '@ecocircle/ui-kit';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { DialogSection, DialogSectionActions } from '../dialog-section/index.ts';
import { useDialogTitle } from '../dialogs/index.ts';
import { FormFields } from './form-fields.tsx';
import { FORMS } from './model.ts';
import { begunForm, type FormDialog } from './portal-forms.ts';

/**
 * The form that the address names as the server writes it: where no script runs, the browser sends it by itself. It
 * holds what the address says, in a scope of its own: nobody has opened the dialog yet.
 */
export function FormSection({ dialog }: { readonly dialog: FormDialog }) {
  const { kind } = dialog;
  const { t } = useTranslation();
  const { locale } = usePortal();
  const { pathname } = useLocation();
  const [begun] = useState(() => begunForm(dialog));
  const form = FORMS[kind];
  const [scope] = useState(() => fork({ values: [[form.$values, begun]] }));
  return (
    <DialogSection kind={kind} title={useDialogTitle(dialog, begun.type)}>
      <Provider value={scope}>
        <FormElement form={form} id={useId()} action={PORTAL_FORMS[kind].action} trap="sent">
          <input type="hidden" name="locale" value={locale} />
          <FormFields kind={kind} form={form} />
          <DialogSectionActions>
            <ButtonLink variant="secondary" render={<Link to={pathname} replace />}>
              {t('dialogs.cancel')}
            </ButtonLink>
            <Button type="submit">{t(`dialogs.${kind}.submit`)}</Button>
          </DialogSectionActions>
        </FormElement>
      </Provider>
    </DialogSection>
  );
}
