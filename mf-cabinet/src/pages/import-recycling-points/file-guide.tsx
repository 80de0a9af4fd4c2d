import { useWording } from '@ecocircle/app-kit/wording';
import { POINT_COLUMNS } from '@ecocircle/shared-contracts/point-file';
import { Card } from '@ecocircle/ui-kit';
import { FileButtons } from '../../point-files/index.ts';
import styles from './file-guide.module.css';

/** Columns that a new point cannot do without. */
const NEEDED: readonly string[] = ['name', 'lng', 'lat'];

/** How a row of each column is written; addresses of the world's languages are in the template. */
const EXAMPLES: Readonly<Partial<Record<(typeof POINT_COLUMNS)[number], string>>> = {
  id: 'A-1',
  lng: '76.9286',
  lat: '43.2567',
  materials: 'paper = 12.5 kg; glass-jars = 0 piece',
  hours: 'Mo-Fr 09:00-13:00,14:00-18:00; Sa 10:00-14:00',
  phone: '+7 701 234 56 78',
  email: 'points@example.org',
};

function Columns() {
  const { t } = useWording();
  return (
    <dl className={styles.columns}>
      {POINT_COLUMNS.map((column) => (
        <div key={column} className={styles.column}>
          <dt>
            <code>{column}</code>
            {NEEDED.includes(column) && <span className={styles.needed}>{t('pointFiles.needed')}</span>}
          </dt>
          <dd>
            {t(`pointFiles.column.${column}`)}
            {EXAMPLES[column] && <code className={styles.example}>{EXAMPLES[column]}</code>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a file looks like, and files to begin with. */
export function FileGuide() {
  const { t } = useWording();
  return (
    <>
      <Card as="section" aria-labelledby="file-start" className={styles.card}>
        <h2 id="file-start" className={styles.heading}>
          {t('pointFiles.start.title')}
        </h2>
        <p className={styles.text}>{t('pointFiles.start.text')}</p>
        <div className={styles.buttons}>
          <FileButtons />
        </div>
      </Card>
      <Card as="section" aria-labelledby="file-rules" className={styles.card}>
        <h2 id="file-rules" className={styles.heading}>
          {t('pointFiles.rules.title')}
        </h2>
        <ul className={styles.rules}>
          {(['drafts', 'again', 'empty', 'public', 'left'] as const).map((rule) => (
            <li key={rule}>{t(`pointFiles.rules.${rule}`)}</li>
          ))}
        </ul>
        <details className={styles.details}>
          <summary>{t('pointFiles.columnsTitle')}</summary>
          <Columns />
          <p className={styles.text}>{t('pointFiles.geojson')}</p>
        </details>
      </Card>
    </>
  );
}
