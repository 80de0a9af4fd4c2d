import { useLocation, useMatches } from '@ecocircle/shared-contracts/router';
import { MapPinIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CityLink } from '../../features/city-choice/index.ts';
import { useLanguageLinks } from '../../platform/locale/language-links.ts';
import { LanguageList } from '../../platform/locale/language-list.tsx';
import { slotsOf } from '../../platform/routing/route-matches.ts';
import { DialogLinks } from '../dialog-links.tsx';
import { useContacts } from '../use-contacts.ts';
import styles from './menu.module.css';
import { menuClosed } from './model.ts';

/** A part of the menu under its heading. */
export function MenuSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The links of the page's side column, which a narrow window has no room for; the cabinet's are in the account. */
export function MenuPageLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { left: Left } = slotsOf(useMatches());
  if (!Left || pathname.startsWith('/profile')) return null;
  return (
    <MenuSection title={t('menu.onThisPage')}>
      <Left />
    </MenuSection>
  );
}

/** The visitor's city, which leads to the choice of another one. */
export function MenuCity() {
  const { t } = useTranslation();
  return (
    <MenuSection title={t('city.title')}>
      <ul className={styles.list}>
        <li>
          <CityLink className={styles.link} onOpen={useUnit(menuClosed)}>
            {(name) => (
              <>
                <MapPinIcon size="sm" />
                {name}
              </>
            )}
          </CityLink>
        </li>
      </ul>
    </MenuSection>
  );
}

export function MenuContacts() {
  const { t } = useTranslation();
  return (
    <MenuSection title={t('footer.contacts')}>
      <ul className={styles.list}>
        <DialogLinks className={styles.link} onOpen={useUnit(menuClosed)} />
        {useContacts().map(({ shown, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {shown}
            </a>
          </li>
        ))}
      </ul>
    </MenuSection>
  );
}

export function MenuLanguages() {
  const { t } = useTranslation();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <MenuSection title={t('header.chooseLanguage')}>
      <LanguageList links={links} className={styles.languages} itemClassName={styles.language} />
    </MenuSection>
  );
}
