import { useTranslation } from 'react-i18next';
import { useContacts } from '../use-contacts.ts';
import styles from './menu.module.css';
import { MenuSection } from './menu-section.tsx';

/** The contacts, which a phone's footer has no room for. */
export function MenuContacts() {
  const { t } = useTranslation();
  return (
    <MenuSection title={t('footer.contacts')}>
      <ul className={styles.list}>
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
