import type { PortalDialog } from '@ecocircle/shared-contracts';
import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink } from '@ecocircle/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogTitle } from '../dialogs/use-dialog-title.ts';
import { usePortal } from '../portal-context.tsx';
import styles from './form-dialog.module.css';
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
  const id = useId();
  const [values, setValues] = useState(() => initialValues(dialog));
  const title = useDialogTitle(dialog, values.type);
  return (
    <div className={styles.page}>
      <section className={styles.section} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{t(`dialogs.${kind}.lead`)}</p>
        <PortalForm
          id={id}
          kind={kind}
          locale={locale}
          values={values}
          problems={NO_PROBLEMS}
          refusals={0}
          onChange={({ name, value }) => setValues({ ...values, [name]: value })}
        >
          <div className={styles.sectionActions}>
            <ButtonLink variant="secondary" render={<Link to={pathname} replace />}>
              {t('dialogs.cancel')}
            </ButtonLink>
            <Button type="submit">{t(`dialogs.${kind}.submit`)}</Button>
          </div>
        </PortalForm>
      </section>
    </div>
  );
}
