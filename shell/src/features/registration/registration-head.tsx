import { FormLead, RestoredNote } from '@ecocircle/app-kit/form';
import { REGISTRATION_FIELDS } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { CheckCircleIcon, Link as TextLink } from '@ecocircle/ui-kit';
import { useStoreMap, useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { dialogClosed } from '../dialogs/index.ts';
import { useSummary } from '../form-fields/index.ts';
import { ChosenRoles } from './chosen-roles.tsx';
import { registration } from './model.ts';
import styles from './registration.module.css';
import { StepHeading } from './step-heading.tsx';
import { $step } from './steps.ts';

const { person, user, company } = REGISTRATION_FIELDS;

/** In the order in which the fields stand. */
const ORDER = ['roles', ...[...person, ...user, ...company].map(({ name }) => name)];

/** What a step is for; the part that is sent already, and what was typed in an earlier visit. */
export function RegistrationHead({ headingId }: { readonly headingId: string }) {
  const { t } = useTranslation();
  const [step, sent] = useUnit([$step, registration.$sent]);
  const asksPassword = useStoreMap(registration.$values, (form) => form.user && form.password === '');
  const summary = useSummary(registration, ORDER, (name) => t(`registration.fields.${name}`));
  const reference = sent.company?.kind === 'sent' ? sent.company.reference : null;
  return (
    <>
      <StepHeading id={headingId} />
      {step === 'fields' && <ChosenRoles />}
      <FormLead problem={summary}>
        {step === 'roles' ? <RolesLead /> : t('registration.detailsLead')}
      </FormLead>
      {sent.company && (
        <Sent>
          {reference ? t('registration.sent.companyNumbered', { reference }) : t('registration.sent.company')}
        </Sent>
      )}
      {sent.account && <Sent>{t('registration.sent.account')}</Sent>}
      <RestoredNote form={registration} startOver={t('dialogs.startOver')}>
        {t('dialogs.restored')} {asksPassword && t('registration.passwordAgain')}
      </RestoredNote>
    </>
  );
}

function RolesLead() {
  const { t } = useTranslation();
  const close = useUnit(dialogClosed);
  return (
    <>
      {t('dialogs.registration.lead')}{' '}
      <span className={styles.login}>
        {t('registration.hasAccount')}{' '}
        <TextLink render={<Link to="/profile/login" onClick={() => close()} />}>{t('header.login')}</TextLink>
      </span>
    </>
  );
}

const Sent = ({ children }: { readonly children: string }) => (
  <p className={styles.sent} role="status">
    <CheckCircleIcon size="sm" />
    <span>{children}</span>
  </p>
);
