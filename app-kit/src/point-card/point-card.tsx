import type { OpenNow, RecyclingPoint } from '@ecocircle/shared-contracts';
import { MapPinIcon } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenNow } from '../open-words/index.ts';
import { addressBeside } from './address-beside.ts';
import { CardLevel, type NameLevel } from './card-level.ts';
import { CardSection } from './card-section.tsx';
import { Contacts } from './contacts.tsx';
import type { Dictionaries } from './dictionaries.ts';
import { FreshnessNote } from './freshness-note.tsx';
import { HoursTable, OpenPanel, SpecialList, useMoment } from './opening-hours/index.ts';
import { Organisation } from './organisation.tsx';
import { Photos } from './photos.tsx';
import styles from './point-card.module.css';
import { RatesTable } from './rates-table.tsx';
import { Routes } from './routes.tsx';
import { SourceNote } from './source-note.tsx';

function Hours({ point, now }: { readonly point: RecyclingPoint; readonly now: OpenNow }) {
  const { t } = useTranslation();
  const { workingHours, workingHoursText, specialHours } = point;
  if (workingHours) {
    return (
      <CardSection title={t('pointCard.hours.title')}>
        <HoursTable hours={workingHours} today={now.today} special={now.special} />
        <SpecialList days={specialHours.days} hours={workingHours} today={now.date} />
      </CardSection>
    );
  }
  return (
    <CardSection title={t('pointCard.hours.title')}>
      <p>{t(workingHoursText ? 'pointCard.hours.asWritten' : 'pointCard.hours.unknown')}</p>
      {workingHoursText && (
        <p className={styles.quote} dir="auto">
          {workingHoursText}
        </p>
      )}
    </CardSection>
  );
}

function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n+/)
    .filter(Boolean)
    .map((paragraph) => (
      <p key={paragraph} dir="auto">
        {paragraph}
      </p>
    ));
}

/** Props of {@link PointCard}. */
export interface PointCardProps {
  readonly point: RecyclingPoint;
  readonly dictionaries: Dictionaries;
  /** The level of the heading that names the point: 1 on a page of its own. */
  readonly level?: NameLevel;
  /** What else can be done with the point, below the way to it. */
  readonly actions?: ReactNode;
  /** What stands at the end. */
  readonly foot?: ReactNode;
}

/**
 * Everything about one point, as its visitors see it. Its texts are in `./locales`: an app that shows it names this
 * entry in its `src/locales/parts.json`.
 *
 * @example
 * <PointCard point={point} dictionaries={dictionaries} />
 */
export function PointCard({ point, dictionaries, level = 1, actions, foot }: PointCardProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const Heading = `h${level}` as const;
  const now = useOpenNow(point);
  const address = addressBeside(point);
  return (
    <CardLevel value={level}>
      <article className={styles.card}>
        <header className={styles.head}>
          <Heading className={styles.name} dir="auto" tabIndex={-1} data-card-heading>
            {point.name}
          </Heading>
          <OpenPanel now={now} point={point} />
          {address && (
            <p className={styles.address}>
              <MapPinIcon size="sm" />
              <span dir="auto">{address}</span>
            </p>
          )}
          {point.comment && (
            <p className={styles.comment} dir="auto">
              {point.comment}
            </p>
          )}
          <Routes point={point} />
          {actions}
        </header>
        {point.photos.length > 0 && <Photos photos={point.photos} name={point.name} />}
        {point.smrs.length > 0 && (
          <CardSection title={t('pointCard.rates.title')}>
            <RatesTable point={point} dictionaries={dictionaries} />
          </CardSection>
        )}
        <Hours point={point} now={now} />
        {point.collectionRules && (
          <CardSection title={t('pointCard.rules')}>
            <div className={styles.rules}>
              <Paragraphs text={point.collectionRules} />
            </div>
          </CardSection>
        )}
        <Contacts point={point} />
        <Organisation point={point} />
        <FreshnessNote point={point} now={moment} />
        {point.source && <SourceNote source={point.source} />}
        {foot}
      </article>
    </CardLevel>
  );
}
