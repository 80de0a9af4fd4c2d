import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { Banner, ButtonLink, Image, Link, StatusLabel } from '@ecocircle/ui-kit';
import { BesideLink, OnwardLink } from '../../frame/onward-link.tsx';
import { Section } from '../../frame/section.tsx';
import { Entries, Facts, Notes } from '../../lists/index.ts';
import type { Report, ReportDetail } from './model.ts';
import styles from './reports.module.css';

/** What the visitor wrote. */
export function Said({ report }: { readonly report: Report }) {
  const { t, moment } = useWording();
  const { text, sentAt, wantsMail, locale } = report;
  return (
    <Section title={t('reports.said')}>
      {text !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {text}
        </blockquote>
      )}
      <Facts
        facts={[
          [t('reports.facts.sent'), moment(sentAt)],
          [t('reports.facts.language'), LOCALE_INFO[locale].name],
          [t('reports.facts.mail'), t(wantsMail ? 'reports.mailYes' : 'reports.mailNo')],
        ]}
      />
    </Section>
  );
}

/** What the visitor photographed; each picture opens whole in a tab. */
export function ReportPhotos({ photos }: Pick<ReportDetail, 'photos'>) {
  const { t } = useWording();
  if (photos.length === 0) return null;
  return (
    <Section title={t('reports.photos')}>
      <ul className={styles.photos}>
        {photos.map(({ id, url, thumbnailUrl }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener">
              <Image
                src={thumbnailUrl}
                alt={t('reports.photo', { number: index + 1, total: photos.length })}
                ratio="3/2"
                className={styles.photo}
              />
              <span className="visually-hidden"> {t('pointCard.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The point that the report is about: what its visitors are not told, and the way to its case, where it is taken down. */
export function ReportedPoint({ point }: Pick<ReportDetail, 'point'>) {
  const { t } = useWording();
  const status = <StatusLabel status={point.status}>{t(`status.${point.status}`)}</StatusLabel>;
  return (
    <Section title={t('reports.point')}>
      <Facts
        facts={[
          [t('points.facts.status'), status],
          [t('points.facts.organization'), point.orgInfo.fullName || t('reports.noOwner')],
        ]}
      />
      <ButtonLink variant="secondary" render={<OnwardLink to={`/points/${point.id}`} />}>
        {t('reports.openCase')}
      </ButtonLink>
    </Section>
  );
}

/** What else visitors say about the point. */
export function OtherReports({ others }: Pick<ReportDetail, 'others'>) {
  const { t, moment } = useWording();
  if (others.length === 0) return null;
  return (
    <Section title={t('reports.others')}>
      <Entries>
        {others.map(({ id, kind, text, sentAt, settled }) => (
          <li key={id}>
            <Link variant="standalone" render={<OnwardLink to={`/reports/${id}`} />}>
              {t(`reports.kinds.${kind}`)}
            </Link>
            {text !== '' && (
              <p dir="auto" className={styles.excerpt}>
                {text}
              </p>
            )}
            <Notes
              notes={[moment(sentAt), t(settled ? `reports.outcomes.${settled.outcome}` : 'reports.isOpen')]}
            />
          </li>
        ))}
      </Entries>
    </Section>
  );
}

/** How the report ended, and the way to the next one. */
export function Settled(props: {
  readonly report: ReportDetail;
  readonly settled: NonNullable<Report['settled']>;
}) {
  const { t, moment } = useWording();
  const { settled, report } = props;
  const { next } = report;
  const who = settled.by ?? t('points.actors.staff');
  return (
    <Banner
      label={t('reports.settledLabel')}
      title={t(`reports.outcomes.${settled.outcome}`)}
      actions={
        next !== null && (
          <ButtonLink render={<BesideLink to={`/reports/${next}`} />}>{t('reports.next')}</ButtonLink>
        )
      }
    >
      {settled.answer !== '' && <p dir="auto">{settled.answer}</p>}
      <p>{t('reports.settledBy', { who, moment: moment(settled.at) })}</p>
    </Banner>
  );
}
