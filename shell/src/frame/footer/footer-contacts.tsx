import { MailIcon, PhoneIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { DialogLinks } from '../dialog-links.tsx';
import { useContacts } from '../use-contacts.ts';
import styles from './footer.module.css';

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
