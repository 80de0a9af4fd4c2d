import { Card, Link as KitLink, MailIcon, PhoneIcon } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateBlock, EventTime } from '../../charity-events/index.ts';
import layout from '../../layout/layout.module.css';
import { EventActions } from './event-actions.tsx';
import styles from './event-facts.module.css';
import type { EventPageData } from './load-event.ts';
import { PlaceMap } from './place-map.tsx';
import { YourTime } from './your-time.tsx';

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={layout.small}>{title}</dt>
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

/** Who organises; one who has left is not named any more. */
function Organizer({ name, phone, email }: EventPageData['event']['organizer']) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.strong}>{name || t('event.organizerLeft')}</span>
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
export function EventFacts({ data: { event, summary, zone, ground } }: { readonly data: EventPageData }) {
  const { t } = useTranslation();
  const { when } = summary;
  return (
    <Card as="section" raised padding="lg" className={styles.card} aria-label={t('event.facts')}>
      <div className={styles.date}>
        <DateBlock event={summary} large />
        <p>
          <span className={styles.strong}>{when.day}</span>
          <EventTime when={when} />
          <span className={layout.small}>{t('event.localTime', { city: event.city, zone })}</span>
        </p>
      </div>
      <EventActions event={event} summary={summary} />
      <YourTime event={event} />
      <dl className={styles.facts}>
        <Fact title={t('event.place')}>
          <span className={styles.strong}>{event.city}</span>
          <span>{event.address}</span>
          <PlaceMap place={event.coords} ground={ground} />
        </Fact>
        <Fact title={t('event.organizer')}>
          <Organizer {...event.organizer} />
        </Fact>
      </dl>
    </Card>
  );
}
