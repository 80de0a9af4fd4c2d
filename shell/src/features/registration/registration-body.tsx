import { FormElement, FormFrame } from '@ecocircle/app-kit/form';
import { useTranslation } from 'react-i18next';
import { CompanyFields, PasswordFields, PersonFields } from './fields.tsx';
import { registration } from './model.ts';
import styles from './registration.module.css';
import { RegistrationHead } from './registration-head.tsx';
import { RegistrationOutcome } from './registration-outcome.tsx';
import { RoleCards } from './role-cards.tsx';
import { usePartsLeft } from './use-parts.ts';

/** The registration: its roles and the fields that they ask for, or how it ended. */
export function RegistrationBody({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const parts = usePartsLeft();
  const [asksAccount, asksCompany] = [parts.includes('account'), parts.includes('company')];
  return (
    <FormFrame
      form={registration}
      head={<RegistrationHead />}
      sending={t('dialogs.sending')}
      outcome={(outcome) => <RegistrationOutcome outcome={outcome} />}
    >
      <FormElement form={registration} id={id} trap="sent" className={styles.form}>
        <RoleCards />
        <div className={styles.columns}>
          <div className={styles.column}>
            <PersonFields />
            {asksAccount && asksCompany && <PasswordFields />}
          </div>
          {asksAccount && !asksCompany && <PasswordFields />}
          {asksCompany && <CompanyFields />}
        </div>
      </FormElement>
    </FormFrame>
  );
}
