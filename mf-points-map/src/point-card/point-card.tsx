import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { ButtonLink, MapPinIcon, RouteIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { HoursTable, OpenPanel, SpecialList, useMoment } from '../opening-hours/index.ts';
import { type Dictionaries, openNow } from '../points-data/index.ts';
import { CardSection } from './card-section.tsx';
import { Contacts, Organisation } from './contacts.tsx';
import { Photos } from './photos.tsx';
import styles from './point-card.module.css';
import { RatesTable } from './rates-table.tsx';
import { SourceNote } from './source-note.tsx';

const directionsUrl = ({ coords: { lat, lng } }: RecyclingPoint): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;

function Hours({ point, now }: { readonly point: RecyclingPoint; readonly now: ReturnType<typeof openNow> }) {
  const { t } = useTranslation();
  const { workingHours, workingHoursText, specialHours } = point;
  if (workingHours && now) {
    return (
      <CardSection title={t('hours.title')}>
        <HoursTable hours={workingHours} today={now.today} special={now.special} />
        <SpecialList days={specialHours.days} hours={workingHours} today={now.date} />
      </CardSection>
    );
  }
  return (
    <CardSection title={t('hours.title')}>
      <p>{t(workingHoursText ? 'hours.asWritten' : 'hours.unknown')}</p>
      {workingHoursText && <p className={styles.quote}>{workingHoursText}</p>}
    </CardSection>
  );
}

function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n+/)
    .filter(Boolean)
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** Everything about one point. */
export function PointCard({
  point,
  dictionaries,
}: {
  readonly point: RecyclingPoint;
  readonly dictionaries: Dictionaries;
}) {
  const { t } = useTranslation();
  const now = openNow(point, useMoment());
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h1 className={styles.name} tabIndex={-1} data-card-heading>
          {point.name}
        </h1>
        <p className={styles.address}>
          <MapPinIcon size="sm" />
          <span>{point.address}</span>
        </p>
        {point.comment && <p className={styles.comment}>{point.comment}</p>}
        <OpenPanel now={now} hours={point.workingHours} specialDays={point.specialHours.days} />
        <ButtonLink
          href={directionsUrl(point)}
          target="_blank"
          rel="noopener"
          variant="accent"
          size="lg"
          wide
          icon={<RouteIcon />}
        >
          {t('card.route')}
          <span className="visually-hidden"> {t('card.newTab')}</span>
        </ButtonLink>
      </header>
      {point.photos.length > 0 && <Photos photos={point.photos} name={point.name} />}
      {point.smrs.length > 0 && (
        <CardSection title={t('rates.title')}>
          <RatesTable point={point} dictionaries={dictionaries} />
        </CardSection>
      )}
      <Hours point={point} now={now} />
      {point.collectionRules && (
        <CardSection title={t('card.rules')}>
          <div className={styles.rules}>
            <Paragraphs text={point.collectionRules} />
          </div>
        </CardSection>
      )}
      <Contacts contacts={point.supervisorContacts} />
      <Organisation orgInfo={point.orgInfo} />
      {point.source && <SourceNote source={point.source} />}
    </article>
  );
}
