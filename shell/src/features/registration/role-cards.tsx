import { useField, useToldProblem } from '@ecocircle/app-kit/form';
import { type RegistrationRole, registrationRoles } from '@ecocircle/shared-contracts';
import { AlertCircleIcon, CheckIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { registration } from './model.ts';
import styles from './registration.module.css';
import { partOf } from './registration-parts.ts';
import { RoleFacts } from './role-facts.tsx';

/** The roles to choose from, as cards that say what each is for. */
export function RoleCards() {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const id = useId();
  const problem = useToldProblem(registration, 'roles');
  return (
    <fieldset aria-describedby={problem ? id : undefined}>
      <legend className={styles.legend}>{t('registration.roles.legend')}</legend>
      {problem ? (
        <p id={id} className={styles.problem}>
          <AlertCircleIcon size="sm" />
          {problem}
        </p>
      ) : (
        <p className={styles.hint}>{t('registration.roles.hint')}</p>
      )}
      <div className={styles.cards}>
        {registrationRoles(locale).map((role) => (
          <RoleCard key={role} role={role} problemId={problem ? id : undefined} />
        ))}
      </div>
    </fieldset>
  );
}

interface RoleCardProps {
  readonly role: RegistrationRole;
  readonly problemId: string | undefined;
}

function RoleCard({ role, problemId }: RoleCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const isLocked = useUnit(registration.$sent)[partOf(role)] !== undefined;
  const { value, onValueChange } = useField(registration, role);
  return (
    <div className={styles.card}>
      <input
        type="checkbox"
        id={id}
        name={role}
        className={styles.tick}
        checked={value}
        disabled={isLocked}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={[problemId, `${id}-facts`].filter(Boolean).join(' ')}
        onChange={({ target }) => onValueChange(target.checked)}
      />
      <CheckIcon size="sm" className={styles.tickMark} />
      <label htmlFor={id} className={styles.cardTitle}>
        {t(`registration.roles.${role}.title`)}
      </label>
      <RoleFacts id={`${id}-facts`} role={role} />
    </div>
  );
}
