import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import { NavLink, Outlet } from '@ecocircle/shared-contracts/router';
import { Button, Logo, LogoutIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../platform/language-choice.tsx';
import { logoutWanted, type Me } from '../session/index.ts';
import styles from './frame.module.css';
import { sectionsFor } from './sections.ts';

function Sections({ role }: Pick<Me, 'role'>) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('sections.label')}>
      <ul className={styles.sections}>
        {sectionsFor(role).map((section) => (
          <li key={section}>
            <NavLink to={`/${section}`} className={styles.section}>
              {t(`sections.${section}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Person({ me }: { readonly me: Me }) {
  const { t } = useTranslation();
  const logOut = useUnit(logoutWanted);
  return (
    <div className={styles.person}>
      <p>
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

/** What stands around every page of who is signed in. */
export function Frame({ me }: { readonly me: Me }) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#page">
        {t('skip')}
      </a>
      <header className={styles.header}>
        <Logo brand={LOCALE_INFO[i18n.language as Locale].brand} size="sm" />
        <Sections role={me.role} />
        <Person me={me} />
        <LanguageChoice />
      </header>
      <main id="page" className={styles.page} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
