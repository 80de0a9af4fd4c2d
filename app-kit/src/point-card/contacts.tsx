import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { GlobeIcon, Link, MailIcon, PhoneIcon, UserIcon } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../remote/index.ts';
import { CardSection } from './card-section.tsx';
import styles from './contacts.module.css';

const digitsOf = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

function webAddress(text: string | undefined): URL | null {
  if (!text) return null;
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    return url.hostname.includes('.') ? url : null;
  } catch {
    return null;
  }
}

function Row({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={styles.row}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** Who coordinates the point. */
export function Contacts({ contacts }: { readonly contacts: RecyclingPoint['supervisorContacts'] }) {
  const { t } = useTranslation();
  const { name, phone, email } = contacts;
  if (!name && !phone && !email) return null;
  return (
    <CardSection title={t('pointCard.contacts')}>
      <ul className={styles.rows}>
        {name && <Row icon={<UserIcon size="sm" />}>{name}</Row>}
        {phone && (
          <Row icon={<PhoneIcon size="sm" />}>
            <Link href={`tel:${digitsOf(phone)}`}>{phone}</Link>
          </Row>
        )}
        {email && (
          <Row icon={<MailIcon size="sm" />}>
            <Link href={`mailto:${email}`}>{email}</Link>
          </Row>
        )}
      </ul>
    </CardSection>
  );
}

const localisedKey = (locale: string): string => `about_${locale.toLowerCase().replace('-', '_')}`;

/** Which organisation runs the point. */
export function Organisation({ orgInfo }: { readonly orgInfo: RecyclingPoint['orgInfo'] }) {
  const { t } = useTranslation();
  const { locale } = useServices().locale;
  const { fullName, address, contacts } = orgInfo;
  if (!fullName) return null;
  const about = contacts[localisedKey(locale)] || contacts.about;
  const site = webAddress(contacts.website);
  return (
    <CardSection title={t('pointCard.organisation')}>
      <p className={styles.organisation}>{fullName}</p>
      {about && <p>{about}</p>}
      {address && <p className={styles.muted}>{address}</p>}
      <ul className={styles.rows}>
        {site && (
          <Row icon={<GlobeIcon size="sm" />}>
            <Link href={site.href} externalLabel={t('pointCard.newTab')}>
              {site.hostname.replace(/^www\./, '')}
            </Link>
          </Row>
        )}
        {contacts.phone && (
          <Row icon={<PhoneIcon size="sm" />}>
            <Link href={`tel:${digitsOf(contacts.phone)}`}>{contacts.phone}</Link>
          </Row>
        )}
      </ul>
    </CardSection>
  );
}
