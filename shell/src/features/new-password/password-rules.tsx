import { PASSWORD_LENGTH } from '@ecocircle/shared-contracts';
import { CheckIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { metRules, PASSWORD_RULES } from './met-rules.ts';
import styles from './password-rules.module.css';

/** The rules of a new password; each is ticked as soon as what is typed keeps it. */
export function PasswordRules({ password }: { readonly password: string }) {
  const { t } = useTranslation();
  const met = metRules(password);
  return (
    <ul className={styles.rules} aria-label={t('newPassword.rules')}>
      {PASSWORD_RULES.map((rule) => (
        <li key={rule} className={styles.rule} data-met={met.has(rule) || undefined}>
          <span className={styles.mark} aria-hidden="true">
            <CheckIcon size="xsm" />
          </span>
          <span>
            {t(`newPassword.${rule}`, PASSWORD_LENGTH)}
            <span className="visually-hidden">
              {' '}
              {t(met.has(rule) ? 'newPassword.met' : 'newPassword.unmet')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
