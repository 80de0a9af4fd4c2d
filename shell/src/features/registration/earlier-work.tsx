import { Button, CheckCircleIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $registration, $sent, startedOver } from './model.ts';
import styles from './registration.module.css';

/** What was done before: the part that is sent already, and what was typed in an earlier visit. */
export function EarlierWork() {
  const { t } = useTranslation();
  const [open, { company, account }, startOver] = useUnit([$registration, $sent, startedOver]);
  const reference = company?.kind === 'sent' ? company.reference : null;
  return (
    <>
      {company && (
        <Sent>
          {reference ? t('registration.sent.companyNumbered', { reference }) : t('registration.sent.company')}
        </Sent>
      )}
      {account && <Sent>{t('registration.sent.account')}</Sent>}
      {open?.isRestored && (
        <p className={styles.restored}>
          <span>
            {t('dialogs.restored')}{' '}
            {open.form.user && open.form.password === '' && t('registration.passwordAgain')}
          </span>
          <Button variant="ghost" size="sm" onClick={startOver}>
            {t('dialogs.startOver')}
          </Button>
        </p>
      )}
    </>
  );
}

const Sent = ({ children }: { readonly children: string }) => (
  <p className={styles.sent} role="status">
    <CheckCircleIcon size="sm" />
    <span>{children}</span>
  </p>
);
