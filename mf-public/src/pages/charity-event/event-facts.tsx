import { ButtonLink, Card, Link as KitLink, MailIcon, PhoneIcon, RouteIcon } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateBlock, EventTime } from '../../charity-events/index.ts';
import styles from './event-facts.module.css';
import type { EventPageData } from './load-event.ts';

const routeTo = ({ lng, lat }: { lng: number; lat: number }): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.title}>{title}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** A long address may break after its at sign. */
function Email({ address }: { readonly address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

function Organizer({ name, phone, email }: EventPageData['event']['organizer']) {
  return (
    <>
      <span className={styles.strong}>{name}</span>
      {phone && (
        <KitLink
          className={styles.contact}
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          icon={<PhoneIcon size="sm" />}
        >
          {phone}
        </KitLink>
      )}
      {email && (
        <KitLink className={styles.contact} href={`mailto:${email}`} icon={<MailIcon size="sm" />}>
          <Email address={email} />
        </KitLink>
      )}
    </>
  );
}

/** When, where and by whom: the card that stays in sight. */
export function EventFacts({ data: { event, summary } }: { readonly data: EventPageData }) {
  const { t } = useTranslation('mf-public');
  const { when } = summary;
  return (
    <Card as="section" raised padding="lg" className={styles.card} aria-label={t('event.facts')}>
      <div className={styles.date}>
        <DateBlock event={summary} large />
        <p>
          <span className={styles.strong}>{when.day}</span>
          <EventTime when={when} />
          <span className={styles.zone}>{t('event.localTime', { city: event.city })}</span>
        </p>
      </div>
      <dl className={styles.facts}>
        <Fact title={t('event.place')}>
          <span className={styles.strong}>{event.city}</span>
          <span>{event.address}</span>
        </Fact>
        <Fact title={t('event.organizer')}>
          <Organizer {...event.organizer} />
        </Fact>
      </dl>
      {when.phase !== 'past' && !summary.cancelled && (
        <ButtonLink
          wide
          size="lg"
          href={routeTo(event.coords)}
          target="_blank"
          rel="noopener"
          icon={<RouteIcon size="sm" />}
        >
          {t('event.route')}
          <span className="visually-hidden"> {t('newTab')}</span>
        </ButtonLink>
      )}
    </Card>
  );
}
