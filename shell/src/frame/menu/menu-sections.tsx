import { useLocation, useMatches } from '@ecocircle/shared-contracts/router';
import { MapPinIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CityLink } from '../../features/city-choice/index.ts';
import { slotsOf } from '../../platform/routing/route-matches.ts';
import { DialogLinks } from '../dialog-links.tsx';
import { SocialLinks } from '../social-links.tsx';
import { useContacts } from '../use-contacts.ts';
import styles from './menu.module.css';
import { MenuShare } from './menu-actions.tsx';
import { MenuFold } from './menu-fold.tsx';
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
    <MenuFold title={t('menu.onThisPage')}>
      <Left />
    </MenuFold>
  );
}

/** The visitor's city, which leads to the choice of another one. */
export const MenuCity = () => (
  <CityLink className={styles.city} onOpen={useUnit(menuClosed)}>
    {(name) => (
      <>
        <MapPinIcon size="sm" />
        {name}
      </>
    )}
  </CityLink>
);

/** How to reach the portal and where to follow it. */
export function MenuContacts() {
  const { t } = useTranslation();
  return (
    <MenuFold title={t('footer.contacts')}>
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
      <MenuShare />
      <MenuSection title={t('social.title')}>
        <SocialLinks />
      </MenuSection>
    </MenuFold>
  );
}
