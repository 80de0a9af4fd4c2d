import { useField } from '@ecocircle/app-kit/form';
import { problemText, type RegistrationRole, registrationRoles } from '@ecocircle/shared-contracts';
import { AlertCircleIcon, CheckIcon } from '@ecocircle/ui-kit';
import { useStoreMap, useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { registration } from './model.ts';
import styles from './registration.module.css';
import { partOf, partsOf } from './registration-parts.ts';
import { RoleFacts } from './role-facts.tsx';

/** That a role is missing, once that was told. It needs no rules, which may not have come yet. */
function useRoleProblem(): string | null {
  const { i18n } = useTranslation();
  const { locale } = usePortal();
  const isTold = useStoreMap(registration.$told, ({ roles }) => roles === true);
  const hasRole = useStoreMap({
    store: registration.$values,
    keys: [locale],
    fn: (form) => partsOf(form, locale).length > 0,
  });
  return isTold && !hasRole ? problemText(i18n, { rule: 'role' }) : null;
}

/** The roles to choose from, as cards that say what each is for. */
export function RoleCards({ headingId }: { readonly headingId: string }) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const id = useId();
  const problem = useRoleProblem();
  return (
    <fieldset aria-labelledby={headingId} aria-describedby={problem ? id : undefined}>
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
