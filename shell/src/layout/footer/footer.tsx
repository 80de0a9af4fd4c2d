import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Logo } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguageLinks } from '../../locale/language-links.ts';
import { usePortal } from '../../portal-context.tsx';
import { copyrightYear } from './copyright-year.ts';
import styles from './footer.module.css';
import { FOOTER_GROUPS } from './footer-groups.ts';

/** The footer; small shows only logo and copyright. */
export function Footer({ small }: { readonly small: boolean }) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const { brand } = LOCALE_INFO[locale];
  return (
    <footer className={styles.footer} data-small={small || undefined}>
      <div className={styles.content}>
        <div className={styles.about}>
          <Link to="/" className={styles.brand}>
            <Logo brand={brand} />
          </Link>
          {!small && <p>{t('footer.about')}</p>}
        </div>
        {!small && <FooterLinks />}
        <p className={styles.copyright}>{t('footer.copyright', { year: copyrightYear(locale), brand })}</p>
        {!small && <FooterLanguages />}
      </div>
    </footer>
  );
}

function FooterLinks() {
  const { t } = useTranslation();
  return (
    <nav className={styles.groups} aria-label={t('footer.label')}>
      {FOOTER_GROUPS.map(({ title, links }) => (
        <section key={title}>
          <h2 className={styles.heading}>{t(`footer.${title}`)}</h2>
          <ul className={styles.list}>
            {links.map(({ key, to }) => (
              <li key={key}>
                <Link className={styles.link} to={to}>
                  {t(`footer.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function FooterLanguages() {
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <ul className={styles.languages}>
      {links.map(({ locale, name, href, current, remember }) => (
        <li key={locale}>
          <a
            className={styles.link}
            href={href}
            lang={locale}
            hrefLang={locale}
            aria-current={current || undefined}
            onClick={remember}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
