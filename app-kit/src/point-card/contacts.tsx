import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link, MailIcon, PhoneIcon, UserIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { CardSection } from './card-section.tsx';
import { digitsOf, Row } from './contact-row.tsx';
import styles from './contacts.module.css';

/** Who coordinates the point. */
export function Contacts({ point }: { readonly point: RecyclingPoint }) {
  const { t } = useTranslation();
  const { name, phone, email } = point.supervisorContacts;
  if (!name && !phone && !email) return null;
  return (
    <CardSection title={t('pointCard.contacts')}>
      <ul className={styles.rows}>
        {name && <Row icon={<UserIcon size="sm" />}>{name}</Row>}
        {phone && (
          <Row icon={<PhoneIcon size="sm" />}>
            <Link href={`tel:${digitsOf(phone)}`} className={styles.phone}>
              {point.shownPhones.contact}
            </Link>
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
