import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { DialogLinks } from '../dialog-links.tsx';
import { useContacts } from '../use-contacts.ts';
import styles from './menu.module.css';
import { MenuSection } from './menu-section.tsx';
import { menuClosed } from './model.ts';

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
