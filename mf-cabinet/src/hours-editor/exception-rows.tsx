import { type DraftException, exceptionRow, type LocalDate, POINT_LIMITS } from '@ecocircle/shared-contracts';
import { TextField } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { DayFields } from './day-fields.tsx';
import styles from './hours-editor.module.css';
import { useProblem } from './hours-problems.ts';
import { Rows } from './rows.tsx';
import { DateField } from './time-field.tsx';

interface ExceptionFieldsProps {
  readonly path: string;
  readonly row: DraftException;
  readonly onChange: (row: DraftException) => void;
}

function ExceptionFields({ path, row, onChange }: ExceptionFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.times}>
        <DateField
          path={`${path}.from`}
          label={t('hoursEditor.from')}
          value={row.from}
          onValueChange={(from) => onChange({ ...row, from, to: row.to === row.from ? from : row.to })}
        />
        <DateField
          path={`${path}.to`}
          label={t('hoursEditor.to')}
          value={row.to}
          onValueChange={(to) => onChange({ ...row, to })}
        />
      </div>
      <DayFields path={`${path}.day`} day={row.day} onChange={(day) => onChange({ ...row, day })} />
      <TextField
        label={t('hoursEditor.note')}
        hint={t('hoursEditor.noteHint')}
        value={row.note}
        onValueChange={(note) => onChange({ ...row, note })}
        {...useProblem(`${path}.note`)}
      />
    </>
  );
}

interface ExceptionRowsProps {
  readonly rows: readonly DraftException[];
  readonly today: LocalDate;
  readonly onChange: (rows: readonly DraftException[]) => void;
}

/** Days on which other hours hold. */
export function ExceptionRows({ rows, today, onChange }: ExceptionRowsProps) {
  const { t } = useTranslation();
  return (
    <Rows
      rows={rows}
      limit={POINT_LIMITS.exceptions}
      onChange={onChange}
      newRow={() => exceptionRow(today)}
      addLabel={t('hoursEditor.addException')}
      nameOf={(number) => t('hoursEditor.exception', { number })}
      removeLabel={(name) => t('hoursEditor.remove', { name })}
      fields={(row, index, change) => (
        <ExceptionFields path={`specialHours.exceptions.${index}`} row={row} onChange={change} />
      )}
    />
  );
}
