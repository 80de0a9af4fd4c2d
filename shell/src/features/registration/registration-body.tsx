import { FormElement, FormFrame } from '@ecocircle/app-kit/form';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { CompanyFields, PasswordFields, PersonFields } from './fields.tsx';
import { registration } from './model.ts';
import styles from './registration.module.css';
import { RegistrationHead } from './registration-head.tsx';
import { RegistrationOutcome } from './registration-outcome.tsx';
import { RoleCards } from './role-cards.tsx';
import { $step, stepSubmitted } from './steps.ts';
import { usePartsLeft } from './use-parts.ts';

const stepForm = { ...registration, submitted: stepSubmitted };

/** The registration: its roles, then the fields that they ask for, or how it ended. */
export function RegistrationBody({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const step = useUnit($step);
  const headingId = `${id}-step`;
  return (
    <FormFrame
      form={registration}
      head={<RegistrationHead headingId={headingId} />}
      sending={t('dialogs.sending')}
      outcome={(outcome) => <RegistrationOutcome outcome={outcome} />}
    >
      <FormElement form={stepForm} id={id} trap="sent" className={styles.form}>
        {step === 'roles' ? <RoleCards headingId={headingId} /> : <Fields />}
      </FormElement>
    </FormFrame>
  );
}

function Fields() {
  const parts = usePartsLeft();
  const [asksAccount, asksCompany] = [parts.includes('account'), parts.includes('company')];
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <PersonFields />
        {asksAccount && asksCompany && <PasswordFields />}
      </div>
      {asksAccount && !asksCompany && <PasswordFields />}
      {asksCompany && <CompanyFields />}
    </div>
  );
}
