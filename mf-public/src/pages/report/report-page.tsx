import { dateWords, useWording } from '@ecocircle/app-kit/wording';
import { PHOTO_LIMITS, REPORT_PHOTOS, type TrackedReport } from '@ecocircle/shared-contracts';
import { Link, useLoaderData, useLocation } from '@ecocircle/shared-contracts/router';
import {
  Banner,
  ButtonLink,
  emptyMapDrawing,
  handsBagDrawing,
  Link as KitLink,
  lostDrawing,
} from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { DrawingPage } from '../../drawing-page/index.ts';
import layout from '../../layout/layout.module.css';
import type { ReportPageData } from './load-report.ts';
import styles from './report-page.module.css';

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={layout.small}>{title}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** A day on which something happened; the reader's own zone is not known where the page is rendered. */
function Day({ moment }: { readonly moment: string }) {
  const { locale } = useWording();
  return <time dateTime={moment}>{dateWords(locale, 'UTC').day(new Date(moment), true)}</time>;
}

function PointName({ pointId, pointName }: TrackedReport) {
  if (pointId === null) return pointName;
  return <KitLink render={<Link to={`/recycling-points/${pointId}`} />}>{pointName}</KitLink>;
}

/** How many photos of a form without scripts a report has, and how many were left out, as its address tells. */
function usePhotoCount(): { readonly kept: number; readonly left: number } {
  const search = new URLSearchParams(useLocation().search);
  const countOf = (name: string): number => Number(/^\d{1,3}$/.exec(search.get(name) ?? '')?.[0] ?? 0);
  return { kept: countOf('photos'), left: countOf('refused') };
}

const MEGABYTES = PHOTO_LIMITS.bytes / 1024 / 1024;

function PhotosLeft({ count }: { readonly count: number }) {
  const { t, counted } = useWording();
  const title = counted('report.photosLeft', count);
  return (
    <Banner tone="warning" label={title} title={title} className={styles.left}>
      <p>{t('report.photosWhy', { limit: REPORT_PHOTOS, size: MEGABYTES })}</p>
    </Banner>
  );
}

function Facts({ report, photos }: { readonly report: TrackedReport; readonly photos: number }) {
  const { t, number } = useWording();
  return (
    <dl className={styles.facts}>
      <Fact title={t('report.point')}>
        <PointName {...report} />
      </Fact>
      <Fact title={t('report.said')}>{t(`report.kind.${report.kind}`)}</Fact>
      <Fact title={t('report.sent')}>
        <Day moment={report.sentAt} />
      </Fact>
      {photos > 0 && <Fact title={t('report.photos')}>{number(photos)}</Fact>}
      {report.settledAt && (
        <Fact title={t('report.settled')}>
          <Day moment={report.settledAt} />
        </Fact>
      )}
    </dl>
  );
}

function Report({ report }: { readonly report: TrackedReport }) {
  const { t } = useWording();
  const state = report.outcome ?? 'open';
  const { kept, left } = usePhotoCount();
  return (
    <DrawingPage drawing={report.outcome ? handsBagDrawing : emptyMapDrawing}>
      <h1>{t(`report.${state}.title`)}</h1>
      <p className={styles.text}>{t(`report.${state}.text`)}</p>
      {report.answer && (
        <blockquote className={styles.answer} dir="auto">
          {report.answer}
        </blockquote>
      )}
      {left > 0 && <PhotosLeft count={left} />}
      <Facts report={report} photos={kept} />
    </DrawingPage>
  );
}

/** What a visitor reported of a point, and what became of it. */
export function Component() {
  const { report } = useLoaderData() as ReportPageData;
  const { t } = useWording();
  if (report) return <Report report={report} />;
  return (
    <DrawingPage drawing={lostDrawing}>
      <h1>{t('report.unknown.title')}</h1>
      <p className={styles.text}>{t('report.unknown.text')}</p>
      <div className={styles.actions}>
        <ButtonLink size="lg" render={<Link to="/recycling-points" />}>
          {t('report.map')}
        </ButtonLink>
      </div>
    </DrawingPage>
  );
}
