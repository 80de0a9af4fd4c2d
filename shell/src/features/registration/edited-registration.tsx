import { Link } from '@ecocircle/shared-contracts/router';
import { Spinner, Link as TextLink } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../../platform/loader/use-delayed.ts';
import { dialogClosed } from '../dialogs/index.ts';
import { EarlierWork } from './earlier-work.tsx';
import { FieldsForm } from './fields-form.tsx';
import { $round, $stage } from './model.ts';
import styles from './registration.module.css';

const SHOWN_AFTER = 300;

/** The fields of the registration, and a loader when sending takes long. */
export function EditedRegistration({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const [stage, round, close] = useUnit([$stage, $round, dialogClosed]);
  const isSending = stage === 'sending';
  const isLong = useDelayed(isSending, SHOWN_AFTER);
  return (
    <div className={styles.body}>
      <p className={styles.lead}>
        <span>{t('dialogs.registration.lead')}</span>{' '}
        <span className={styles.login}>
          {t('registration.hasAccount')}{' '}
          <TextLink render={<Link to="/profile/login" onClick={() => close()} />}>
            {t('header.login')}
          </TextLink>
        </span>
      </p>
      <EarlierWork />
      <div inert={isSending} aria-busy={isSending}>
        <FieldsForm key={round} id={id} />
      </div>
      <div className={styles.loader} data-shown={isLong || undefined} role="status">
        {isLong && <Spinner size="lg" label={t('dialogs.sending')} />}
      </div>
    </div>
  );
}
