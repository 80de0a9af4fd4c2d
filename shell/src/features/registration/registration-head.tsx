import { FormLead, RestoredNote } from '@ecocircle/app-kit/form';
import { REGISTRATION_FIELDS } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { CheckCircleIcon, Link as TextLink } from '@ecocircle/ui-kit';
import { useStoreMap, useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { dialogClosed } from '../dialogs/index.ts';
import { useSummary } from '../form-fields/index.ts';
import { registration } from './model.ts';
import styles from './registration.module.css';

const { person, user, company } = REGISTRATION_FIELDS;

/** In the order in which the fields stand. */
const ORDER = ['roles', ...[...person, ...user, ...company].map(({ name }) => name)];

/** What a registration is for; the part of it that is sent already, and what was typed in an earlier visit. */
export function RegistrationHead() {
  const { t } = useTranslation();
  const [sent, close] = useUnit([registration.$sent, dialogClosed]);
  const asksPassword = useStoreMap(registration.$values, (form) => form.user && form.password === '');
  const summary = useSummary(registration, ORDER, (name) => t(`registration.fields.${name}`));
  const reference = sent.company?.kind === 'sent' ? sent.company.reference : null;
  return (
    <>
      <FormLead problem={summary}>
        {t('dialogs.registration.lead')}{' '}
        <span className={styles.login}>
          {t('registration.hasAccount')}{' '}
          <TextLink render={<Link to="/profile/login" onClick={() => close()} />}>
            {t('header.login')}
          </TextLink>
        </span>
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

const Sent = ({ children }: { readonly children: string }) => (
  <p className={styles.sent} role="status">
    <CheckCircleIcon size="sm" />
    <span>{children}</span>
  </p>
);
