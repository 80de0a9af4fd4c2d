import { Link } from '@ecocircle/shared-contracts/router';
import { MailIcon, PhoneIcon, Link as TextLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguageLinks } from '../../platform/locale/language-links.ts';
import { LanguageList } from '../../platform/locale/language-list.tsx';
import { useRegionLinks } from '../../platform/page/portal-context.tsx';
import { DialogLinks } from '../dialog-links.tsx';
import { LINK_GROUPS, type SiteLink } from '../site-links.ts';
import { useContacts } from '../use-contacts.ts';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './footer.module.css';

/** The pages of the portal, for citizens and for companies. */
export function FooterLinks() {
  const { t } = useTranslation();
  const existing = useExistingPages();
  return (
    <nav className={styles.groups} aria-label={t('footer.label')}>
      {LINK_GROUPS.map(({ title, links }) => (
        <section key={title}>
          <h2 className={styles.heading}>{t(`footer.${title}`)}</h2>
          <ul className={styles.list}>
            {existing<SiteLink>(links).map(({ key, to }) => (
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

/** How to reach the portal. */
export function FooterContacts() {
  const { t } = useTranslation();
  return (
    <section className={styles.contacts}>
      <h2 className={styles.heading}>{t('footer.contacts')}</h2>
      <ul className={styles.list}>
        <DialogLinks className={styles.link} />
        {useContacts().map(({ kind, shown, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {kind === 'mail' ? <MailIcon size="footer" /> : <PhoneIcon size="footer" />}
              {shown}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Institutions of the market, and the page in other languages. */
export function FooterSecondLine() {
  const { t } = useTranslation();
  const { institutions } = useRegionLinks();
  const languages = useLanguageLinks();
  if (institutions.length + languages.length === 0) return null;
  return (
    <div className={styles.second}>
      {institutions.length > 0 && (
        <ul className={styles.line}>
          {institutions.map(({ id, href }) => (
            <li key={id}>
              <TextLink className={styles.link} href={href} externalLabel={t('externalLink')}>
                {t(`footer.${id}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && (
        <LanguageList links={languages} className={styles.line} itemClassName={styles.link} />
      )}
    </div>
  );
}

/** The market's legal pages; they stay in every step of the footer. */
export function FooterLegal() {
  const { t } = useTranslation();
  const { legal } = useRegionLinks();
  const links = useExistingPages()(legal.map((page) => ({ page, to: `/${page}` })));
  if (links.length === 0) return null;
  return (
    <ul className={styles.line}>
      {links.map(({ page, to }) => (
        <li key={page}>
          <Link className={styles.link} to={to}>
            {t(`footer.${page}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
