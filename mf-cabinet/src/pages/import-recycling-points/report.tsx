import { useWording } from '@ecocircle/app-kit/wording';
import { type ImportReport, ROW_OUTCOMES } from '@ecocircle/shared-contracts/point-file';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $file, $filter, $shown, confirmed, filterChosen, moreWanted, startedOver } from './model.ts';
import styles from './report.module.css';
import { ReportRow } from './report-row.tsx';

/** How many rows have each outcome; a press shows only those, another one all. */
function Counts({ counts }: Pick<ImportReport, 'counts'>) {
  const { t, number } = useWording();
  const [filter, choose] = useUnit([$filter, filterChosen]);
  return (
    <fieldset className={styles.counts}>
      <legend className="visually-hidden">{t('pointFiles.filter')}</legend>
      {ROW_OUTCOMES.map((outcome) => (
        <button
          key={outcome}
          type="button"
          className={styles.count}
          data-outcome={outcome}
          aria-pressed={filter === outcome}
          disabled={counts[outcome] === 0}
          onClick={() => choose(filter === outcome ? null : outcome)}
        >
          <span className={styles.figure}>{number(counts[outcome])}</span>
          <span>{t(`pointFiles.outcome.${outcome}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}

function Rows({ rows }: Pick<ImportReport, 'rows'>) {
  const { t, counted } = useWording();
  const [file, filter, shown, more] = useUnit([$file, $filter, $shown, moreWanted]);
  const isTable = !/\.(geo)?json$/i.test(file?.name ?? '');
  const found = filter === null ? rows : rows.filter(({ outcome }) => outcome === filter);
  const left = found.length - shown;
  return (
    <>
      <p role="status" className={styles.found}>
        {counted('pointFiles.found', found.length)}
      </p>
      <ul className={styles.rows} aria-label={t('pointFiles.rowsLabel')}>
        {found.slice(0, shown).map((row) => (
          <ReportRow key={row.number} row={row} isTable={isTable} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="secondary" className={styles.more} onClick={() => more()}>
          {counted('pointFiles.more', left)}
        </Button>
      )}
    </>
  );
}

interface ReportProps {
  readonly kind: 'checked' | 'writing';
  readonly report: ImportReport;
}

/** What an import would do, and the press that does it. */
export function Report({ kind, report }: ReportProps) {
  const { t, counted } = useWording();
  const [file, confirm, startOver] = useUnit([$file, confirmed, startedOver]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { counts, ignoredColumns } = report;
  const writes = counts.created + counts.changed;
  return (
    <section className={styles.report} aria-labelledby="import-report">
      <div>
        <h2 ref={heading} id="import-report" tabIndex={-1} className={styles.heading}>
          {t('pointFiles.report.title', { name: file?.name ?? '' })}
        </h2>
        <p className={styles.lead}>{t('pointFiles.report.lead')}</p>
      </div>
      <Counts counts={counts} />
      {ignoredColumns.length > 0 && (
        <p className={styles.lead}>{t('pointFiles.ignored', { columns: ignoredColumns.join(', ') })}</p>
      )}
      <div className={styles.bar}>
        <Button loading={kind === 'writing'} disabled={writes === 0} onClick={() => confirm()}>
          {writes === 0 ? t('pointFiles.nothing') : counted('pointFiles.confirm', writes)}
        </Button>
        <Button variant="secondary" disabled={kind === 'writing'} onClick={() => startOver()}>
          {t('pointFiles.choose.other')}
        </Button>
      </div>
      <Rows rows={report.rows} />
    </section>
  );
}
