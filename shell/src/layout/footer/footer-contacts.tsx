import { LOCALE_INFO, REGION_LINKS } from '@ecocircle/shared-contracts';
import { MailIcon, PhoneIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../portal-context.tsx';
import styles from './footer.module.css';

/** How the market's visitors reach the portal: e-mail, and phones or a help desk. */
export function FooterContacts() {
  const { t } = useTranslation();
  const { email, supportEmail, phones } = REGION_LINKS[LOCALE_INFO[usePortal().locale].region];
  const mails = [email, ...(supportEmail ? [supportEmail] : [])];
  return (
    <section className={styles.contacts}>
      <h2 className={styles.heading}>{t('footer.contacts')}</h2>
      <ul className={styles.list}>
        {mails.map((address) => (
          <li key={address}>
            <a className={styles.link} href={`mailto:${address}`}>
              <MailIcon size="footer" />
              {address}
            </a>
          </li>
        ))}
        {phones.map(({ number, shown }) => (
          <li key={number}>
            <a className={styles.link} href={`tel:${number}`}>
              <PhoneIcon size="footer" />
              {shown}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
