import { Button, LogoutIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { logoutWanted, type Me } from '../session/index.ts';
import styles from './person.module.css';

/** Who is signed in, and the ways out. */
export function Person({ me }: { readonly me: Me }) {
  const { t } = useTranslation();
  const logOut = useUnit(logoutWanted);
  return (
    <div className={styles.person}>
      <p className={styles.name}>
        <strong>{me.name}</strong>
        <span className={styles.role}>{t(`roles.${me.role}`)}</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon={<LogoutIcon size="sm" />}
        onClick={() => logOut({ everywhere: false })}
      >
        {t('logOut')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => logOut({ everywhere: true })}>
        {t('logOutEverywhere')}
      </Button>
    </div>
  );
}
