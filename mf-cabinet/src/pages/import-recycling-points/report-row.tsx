import { useWording } from '@ecocircle/app-kit/wording';
import { FIELD_RULES, type FieldRule, problemText } from '@ecocircle/shared-contracts';
import type { CellProblem, ImportedRow } from '@ecocircle/shared-contracts/point-file';
import { Tag } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './report.module.css';

const isFieldRule = (rule: CellProblem['rule']): rule is FieldRule =>
  FIELD_RULES.some((known) => known === rule);

function Problem({ problem: { column, rule, value, min, max } }: { readonly problem: CellProblem }) {
  const { t, i18n } = useTranslation();
  const text = isFieldRule(rule)
    ? problemText(i18n, { rule, ...(min !== null && { min }), ...(max !== null && { max }) })
    : t(`pointFiles.rowProblem.${rule}`);
  return (
    <li>
      {column !== null && <code className={styles.columnName}>{column}</code>}
      {value !== '' && <q className={styles.value}>{value}</q>}
      <span>{text}</span>
    </li>
  );
}

function Changes({ row: { columns, isRevision } }: { readonly row: ImportedRow }) {
  const { t } = useWording();
  return (
    <p className={styles.changes}>
      {t('pointFiles.changes')}{' '}
      {columns.map((column) => (
        <code key={column} className={styles.columnName}>
          {column}
        </code>
      ))}
      {isRevision && <span>{t('pointFiles.revision')}</span>}
    </p>
  );
}

interface ReportRowProps {
  readonly row: ImportedRow;
  /** Whether it is a row of a table, and not a feature. */
  readonly isTable: boolean;
}

/** A row of the file with what becomes of it. */
export function ReportRow({ row, isTable }: ReportRowProps) {
  const { t, number } = useWording();
  return (
    <li className={styles.row} data-outcome={row.outcome}>
      <p className={styles.place}>
        {t(isTable ? 'pointFiles.row' : 'pointFiles.feature', { number: number(row.number) })}
      </p>
      <div className={styles.what}>
        <p className={styles.name} dir="auto">
          {row.name || t('points.unnamed')}
        </p>
        {row.outcome === 'changed' && <Changes row={row} />}
        {row.problems.length > 0 && (
          <ul className={styles.problems}>
            {row.problems.map((problem) => (
              <Problem key={`${problem.column} ${problem.rule} ${problem.value}`} problem={problem} />
            ))}
          </ul>
        )}
      </div>
      <Tag tone={row.outcome === 'refused' ? 'accent' : row.outcome === 'unchanged' ? 'neutral' : 'brand'}>
        {t(`pointFiles.rowOutcome.${row.outcome}`)}
      </Tag>
    </li>
  );
}
