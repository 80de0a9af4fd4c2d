import { NavLink } from '@ecocircle/shared-contracts/router';
import { CloseIcon, MenuIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguageLinks } from '../../locale/language-links.ts';
import { useSession } from '../../session/use-session.ts';
import { accountLinks } from '../account-links.ts';
import styles from './header.module.css';
import { MAIN_LINKS } from './main-links.ts';
import { useDisclosure } from './use-disclosure.ts';

/** Everything of the header behind a burger button, on phones. */
export function MobileMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const languages = useLanguageLinks();
  const { isOpen, rootProps, buttonProps, panelProps } = useDisclosure();
  const links = [...MAIN_LINKS, ...accountLinks(session)];
  return (
    <div className={styles.burger} {...rootProps}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={t(isOpen ? 'header.closeMenu' : 'header.menu')}
        {...buttonProps}
      >
        {isOpen ? <CloseIcon size="md" /> : <MenuIcon size="md" />}
      </button>
      <div className={styles.sheet} {...panelProps}>
        <nav aria-label={t('header.menu')}>
          <ul className={styles.list}>
            {links.map(({ key, to }) => (
              <li key={key}>
                <NavLink className={styles.sheetLink} to={to} end>
                  {t(`header.${key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {languages.length > 0 && (
          <section className={styles.sheetLanguages} aria-label={t('header.chooseLanguage')}>
            {languages.map(({ locale, name, href, current, remember }) => (
              <a
                key={locale}
                className={styles.language}
                href={href}
                lang={locale}
                hrefLang={locale}
                aria-current={current || undefined}
                onClick={remember}
              >
                {name}
              </a>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}
