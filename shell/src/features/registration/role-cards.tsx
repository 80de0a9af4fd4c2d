import { problemText } from '@ecocircle/shared-contracts';
import { type RegistrationRole, registrationRoles } from '@ecocircle/shared-contracts/registration';
import { AlertCircleIcon, CheckIcon } from '@ecocircle/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import styles from './registration.module.css';
import { RoleFacts } from './role-facts.tsx';
import type { RegistrationFields } from './use-registration.ts';

/** The roles to choose from, as cards that say what each is for. */
export function RoleCards(props: RegistrationFields) {
  const { problems, isTold } = props;
  const { t, i18n } = useTranslation();
  const { locale } = usePortal();
  const id = useId();
  const problem = isTold('roles') && problems.roles ? problemText(i18n, problems.roles) : null;
  return (
    <fieldset className={styles.roles} aria-describedby={problem ? id : undefined}>
      <legend className={styles.legend}>{t('registration.roles.legend')}</legend>
      <p className={styles.hint}>{t('registration.roles.hint')}</p>
      {problem && (
        <p id={id} className={styles.problem}>
          <AlertCircleIcon size="sm" />
          {problem}
        </p>
      )}
      <div className={styles.cards}>
        {registrationRoles(locale).map((role) => (
          <RoleCard key={role} role={role} problemId={problem ? id : undefined} {...props} />
        ))}
      </div>
    </fieldset>
  );
}

function RoleCard({
  role,
  problemId,
  ...fields
}: RegistrationFields & { readonly role: RegistrationRole; readonly problemId: string | undefined }) {
  const { form, change, isSent } = fields;
  const { t } = useTranslation();
  const id = useId();
  const isLocked = isSent(role === 'user' ? 'account' : 'company');
  return (
    <div className={styles.card}>
      <input
        type="checkbox"
        id={id}
        name={role}
        className={styles.tick}
        checked={form[role]}
        disabled={isLocked}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={[problemId, `${id}-facts`].filter(Boolean).join(' ')}
        onChange={({ target }) => change(role, target.checked)}
      />
      <CheckIcon size="sm" className={styles.tickMark} />
      <label htmlFor={id} className={styles.cardTitle}>
        {t(`registration.roles.${role}.title`)}
      </label>
      <RoleFacts id={`${id}-facts`} role={role} />
    </div>
  );
}
