import {
  type DraftRule,
  type LocalDate,
  MONTH_PLACES,
  MOST_WEEKS_APART,
  POINT_LIMITS,
  ruleRow,
  WEEKDAYS,
} from '@ecocircle/shared-contracts';
import { NativeSelect } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { Checkbox } from './checkbox.tsx';
import { DayFields } from './day-fields.tsx';
import styles from './hours-editor.module.css';
import { useProblem } from './hours-problems.ts';
import { Rows } from './rows.tsx';
import { RulePreview } from './rule-preview.tsx';
import { DateField } from './time-field.tsx';

interface RuleFieldsProps {
  readonly path: string;
  readonly row: DraftRule;
  readonly onChange: (row: DraftRule) => void;
}

const WEEKS = Array.from({ length: MOST_WEEKS_APART }, (_, weeks) => String(weeks + 1));

function WeeklyFields({ path, row, onChange }: RuleFieldsProps) {
  const { t } = useTranslation();
  const { error, errorShown } = useProblem(`${path}.weekdays`);
  return (
    <>
      <NativeSelect
        label={t('hoursEditor.every')}
        items={WEEKS.map((id) => ({
          id,
          title: id === '1' ? t('hoursEditor.everyWeek') : t('hoursEditor.weeks', { count: Number(id) }),
        }))}
        value={row.every}
        onValueChange={(every) => onChange({ ...row, every })}
        {...useProblem(`${path}.every`)}
      />
      <fieldset className={styles.weekdays}>
        <legend>{t('hoursEditor.weekdays')}</legend>
        {WEEKDAYS.map((weekday) => (
          <Checkbox
            key={weekday}
            label={t(`hoursEditor.days.${weekday}`)}
            checked={row.weekdays[weekday]}
            onChange={(isChosen) => onChange({ ...row, weekdays: { ...row.weekdays, [weekday]: isChosen } })}
          />
        ))}
        <p role="alert" className={styles.problem}>
          {(errorShown || WEEKDAYS.every((weekday) => !row.weekdays[weekday])) && error}
        </p>
      </fieldset>
    </>
  );
}

function MonthlyFields({ path, row, onChange }: RuleFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.times}>
      <NativeSelect
        label={t('hoursEditor.place')}
        items={MONTH_PLACES.map((id) => ({ id, title: t(`hoursEditor.places.${id}`) }))}
        value={row.place}
        onValueChange={(id) =>
          onChange({ ...row, place: MONTH_PLACES.find((place) => place === id) ?? row.place })
        }
        {...useProblem(`${path}.place`)}
      />
      <NativeSelect
        label={t('hoursEditor.weekday')}
        items={WEEKDAYS.map((id) => ({ id, title: t(`hoursEditor.days.${id}`) }))}
        value={row.weekday}
        onValueChange={(id) =>
          onChange({ ...row, weekday: WEEKDAYS.find((weekday) => weekday === id) ?? row.weekday })
        }
        {...useProblem(`${path}.weekday`)}
      />
    </div>
  );
}

const REPEATS = ['weeks', 'months'] as const;

function RuleFields({ today, ...props }: RuleFieldsProps & { readonly today: LocalDate }) {
  const { t } = useTranslation();
  const { path, row, onChange } = props;
  return (
    <>
      <NativeSelect
        label={t('hoursEditor.repeats')}
        items={REPEATS.map((id) => ({ id, title: t(`hoursEditor.repeat.${id}`) }))}
        value={row.repeats}
        onValueChange={(repeats) => onChange({ ...row, repeats: repeats === 'weeks' ? 'weeks' : 'months' })}
        {...useProblem(`${path}.repeats`)}
      />
      {row.repeats === 'weeks' ? <WeeklyFields {...props} /> : <MonthlyFields {...props} />}
      <DateField
        path={`${path}.since`}
        label={t('hoursEditor.since')}
        value={row.since}
        onValueChange={(since) => onChange({ ...row, since })}
      />
      <RulePreview rule={row} today={today} />
      <DayFields path={`${path}.day`} day={row.day} onChange={(day) => onChange({ ...row, day })} />
    </>
  );
}

interface RuleRowsProps {
  readonly rows: readonly DraftRule[];
  readonly today: LocalDate;
  readonly onChange: (rows: readonly DraftRule[]) => void;
}

/** Days that return by a rule, in plain words. */
export function RuleRows({ rows, today, onChange }: RuleRowsProps) {
  const { t } = useTranslation();
  return (
    <Rows
      rows={rows}
      limit={POINT_LIMITS.hoursRules}
      onChange={onChange}
      newRow={() => ruleRow(today)}
      addLabel={t('hoursEditor.addRule')}
      nameOf={(number) => t('hoursEditor.rule', { number })}
      removeLabel={(name) => t('hoursEditor.remove', { name })}
      fields={(row, index, change) => (
        <RuleFields path={`specialHours.rules.${index}`} row={row} today={today} onChange={change} />
      )}
    />
  );
}
