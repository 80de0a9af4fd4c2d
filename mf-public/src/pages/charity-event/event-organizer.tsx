import { Card, Link as KitLink, MailIcon, PhoneIcon } from '@ecocircle/ui-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './event-organizer.module.css';
import type { EventPageData } from './load-event.ts';

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

/** Who organises, and how to ask; one who has left is not named any more. */
export function EventOrganizer({
  organizer: { name, phone, email },
}: Pick<EventPageData['event'], 'organizer'>): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <h2 id="event-organizer">{t('event.organizer')}</h2>
      <Card className={styles.card}>
        <strong className={styles.name} dir="auto">
          {name || t('event.organizerLeft')}
        </strong>
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
      </Card>
    </>
  );
}
