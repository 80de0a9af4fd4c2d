import {
  type AboutText,
  aboutFor,
  cutAtWord,
  isNetworkAddress,
  NETWORKS,
  type Network,
  type RecyclingPoint,
  readWebAddress,
  shownAddress,
  withScheme,
} from '@ecocircle/shared-contracts';
import { Button, GlobeIcon, Image, Link, PhoneIcon, SocialIcon } from '@ecocircle/ui-kit';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWording } from '../wording/index.ts';
import { CardSection } from './card-section.tsx';
import { digitsOf, Row } from './contact-row.tsx';
import styles from './contacts.module.css';

/** A longer text begins with so many characters, and is opened by a button. */
const BEGINNING = 320;

const ICONS: Readonly<Record<Network, ComponentProps<typeof SocialIcon>['network']>> = {
  vk: 'vk',
  ok: 'odnoklassniki',
  tg: 'telegram',
  zen: 'zen',
};

function About({ about }: { readonly about: AboutText }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { text, locale } = about;
  const isCut = !isWhole && text.length > BEGINNING;
  return (
    <div className={styles.about}>
      <p lang={locale ?? undefined} dir="auto">
        {isCut ? cutAtWord(text, BEGINNING) : text}
      </p>
      {isCut && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {t('pointCard.readAll')}
        </Button>
      )}
    </div>
  );
}

type Contacts = RecyclingPoint['orgInfo']['contacts'];

function Site({ address }: { readonly address: URL }) {
  const { t } = useTranslation();
  return (
    <Row icon={<GlobeIcon size="sm" />}>
      <Link href={address.href} externalLabel={t('pointCard.newTab')}>
        {shownAddress(address.href)}
      </Link>
    </Row>
  );
}

/** Whatever is stored, a link leads to pages of https alone. */
function Links({ contacts, shownPhone }: { readonly contacts: Contacts; readonly shownPhone: string }) {
  const { t } = useTranslation();
  const { website = '', phone } = contacts;
  const site = readWebAddress(withScheme(website));
  const pages = NETWORKS.filter((network) => isNetworkAddress(network, contacts[network] ?? ''));
  return (
    <ul className={styles.rows}>
      {site && <Site address={site} />}
      {phone && (
        <Row icon={<PhoneIcon size="sm" />}>
          <Link href={`tel:${digitsOf(phone)}`} className={styles.phone}>
            {shownPhone}
          </Link>
        </Row>
      )}
      {pages.map((network) => (
        <Row key={network} icon={<SocialIcon network={ICONS[network]} size="sm" />}>
          <Link href={contacts[network]} externalLabel={t('pointCard.newTab')}>
            {t(`pointCard.networks.${network}`)}
          </Link>
        </Row>
      ))}
    </ul>
  );
}

/** Which organisation runs the point, and what it says of itself in the visitor's language or the nearest to it. */
export function Organisation({ point }: { readonly point: RecyclingPoint }) {
  const { t, locale } = useWording();
  const { fullName, address, contacts, logoUrl } = point.orgInfo;
  if (!fullName) return null;
  const about = aboutFor(contacts, locale);
  return (
    <CardSection title={t('pointCard.organisation')}>
      <div className={styles.head}>
        {logoUrl && <Image src={logoUrl} alt="" ratio="1/1" className={styles.logo} />}
        <div>
          <p className={styles.organisation} dir="auto">
            {fullName}
          </p>
          {address && (
            <p className={styles.muted} dir="auto">
              {address}
            </p>
          )}
        </div>
      </div>
      {about && <About about={about} />}
      <Links contacts={contacts} shownPhone={point.shownPhones.organization} />
    </CardSection>
  );
}
