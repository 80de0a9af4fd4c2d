import { type DraftDay, USUAL_DAY, USUAL_LUNCH } from '@ecocircle/shared-contracts';
import { NativeSelect, NO_MESSAGE_ROOM } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { Checkbox } from './checkbox.tsx';
import styles from './hours-editor.module.css';
import { useProblem } from './hours-problems.ts';
import { TimeField } from './time-field.tsx';

const KINDS = ['closed', 'hours', 'around-the-clock'] as const;

interface DayFieldsProps<Day> {
  /** The day's path in the draft. */
  readonly path: string;
  readonly day: Day;
  readonly onChange: (day: DraftDay) => void;
}

type Hours = Extract<DraftDay, { kind: 'hours' }>;

function LunchFields({ path, day, onChange }: DayFieldsProps<Hours>) {
  const { t } = useTranslation();
  const { lunch } = day;
  if (!lunch) return null;
  return (
    <>
      <TimeField
        path={`${path}.lunch.start`}
        label={t('hoursEditor.lunchStart')}
        value={lunch.start}
        onValueChange={(start) => onChange({ ...day, lunch: { ...lunch, start } })}
      />
      <TimeField
        path={`${path}.lunch.end`}
        label={t('hoursEditor.lunchEnd')}
        value={lunch.end}
        onValueChange={(end) => onChange({ ...day, lunch: { ...lunch, end } })}
      />
    </>
  );
}

function HoursFields({ path, day, onChange }: DayFieldsProps<Hours>) {
  const { t } = useTranslation();
  const isNextDay = day.start !== '' && day.end !== '' && day.end <= day.start;
  return (
    <div className={styles.times}>
      <TimeField
        path={`${path}.start`}
        label={t('hoursEditor.start')}
        value={day.start}
        onValueChange={(start) => onChange({ ...day, start })}
      />
      <TimeField
        path={`${path}.end`}
        label={t('hoursEditor.end')}
        hint={isNextDay ? t('hoursEditor.nextDay') : undefined}
        value={day.end}
        onValueChange={(end) => onChange({ ...day, end })}
      />
      <Checkbox
        label={t('hoursEditor.lunch')}
        checked={day.lunch !== null}
        onChange={(hasLunch) => onChange({ ...day, lunch: hasLunch ? USUAL_LUNCH : null })}
      />
      <LunchFields path={path} day={day} onChange={onChange} />
    </div>
  );
}

/** The hours of one day: closed, around the clock, or from one time to another with a break. */
export function DayFields({ path, day, onChange }: DayFieldsProps<DraftDay>) {
  const { t } = useTranslation();
  const choose = (kind: string) =>
    onChange(kind === 'hours' ? USUAL_DAY : { kind: kind === 'closed' ? kind : 'around-the-clock' });
  return (
    <div className={styles.day}>
      <div className={NO_MESSAGE_ROOM}>
        <NativeSelect
          label={t('hoursEditor.kind')}
          labelHidden
          items={KINDS.map((kind) => ({ id: kind, title: t(`hoursEditor.kinds.${kind}`) }))}
          value={day.kind}
          onValueChange={choose}
          {...useProblem(path)}
        />
      </div>
      {day.kind === 'hours' && <HoursFields path={path} day={day} onChange={onChange} />}
    </div>
  );
}
