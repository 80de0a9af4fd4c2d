import type { ClientUser } from '@ecocircle/shared-contracts';
import { Link as RouterLink } from '@ecocircle/shared-contracts/router';
import { Card, HomeIcon, Image, Link, MailIcon, PhoneIcon } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './contacts-card.module.css';

function Fact(props: { readonly icon: ReactNode; readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        <span className={styles.icon}>{props.icon}</span>
        {props.name}
      </dt>
      <dd className={styles.value}>{props.children}</dd>
    </div>
  );
}

/** Whoever announces in the name of the organisation is led to its page. */
function Organisation({ user: { orgName, logoUrl, roles } }: { readonly user: ClientUser }) {
  const edits = roles.some((role) => role !== 'user');
  return (
    <span className={styles.organisation}>
      {logoUrl && <Image src={logoUrl} alt="" ratio="1/1" className={styles.logo} />}
      {edits ? <Link render={<RouterLink to="/profile/organization" />}>{orgName}</Link> : orgName}
    </span>
  );
}

/** How the account can be reached and which organisation it belongs to. */
export function ContactsCard({ user }: { readonly user: ClientUser }) {
  const { t } = useTranslation();
  return (
    <Card as="section" aria-labelledby="contacts">
      <h2 id="contacts" className={styles.title}>
        {t('profile.contacts.title')}
      </h2>
      <dl className={styles.facts}>
        <Fact icon={<MailIcon size="sm" />} name={t('profile.contacts.email')}>
          <Link variant="quiet" href={`mailto:${user.email}`}>
            {user.email}
          </Link>
        </Fact>
        <Fact icon={<PhoneIcon size="sm" />} name={t('profile.contacts.phone')}>
          {user.phone ? (
            <Link variant="quiet" href={`tel:${user.phone}`}>
              {user.phone}
            </Link>
          ) : (
            t('profile.contacts.none')
          )}
        </Fact>
        {user.orgName && (
          <Fact icon={<HomeIcon size="sm" />} name={t('profile.contacts.organisation')}>
            <Organisation user={user} />
          </Fact>
        )}
      </dl>
    </Card>
  );
}
