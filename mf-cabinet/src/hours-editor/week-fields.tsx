import { type DraftDay, type DraftHours, eachDay, WEEKDAYS, type Weekday } from '@ecocircle/shared-contracts';
import { Button, CopyIcon } from '@ecocircle/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayFields } from './day-fields.tsx';
import styles from './hours-editor.module.css';

const WORKING_WEEK: readonly Weekday[] = WEEKDAYS.slice(0, 5);

interface CopyProps {
  readonly weekday: Weekday;
  readonly onCopy: (to: readonly Weekday[]) => void;
}

function Copy({ weekday, onCopy }: CopyProps) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  const copy = (to: readonly Weekday[]) => {
    onCopy(to);
    setDone(true);
  };
  const day = t(`hoursEditor.days.${weekday}`);
  return (
    <div className={styles.copy}>
      <Button size="sm" variant="ghost" icon={<CopyIcon size="sm" />} onClick={() => copy(WORKING_WEEK)}>
        {t('hoursEditor.copyToWorkingWeek')}
        <span className="visually-hidden"> ({day})</span>
      </Button>
      <Button size="sm" variant="ghost" icon={<CopyIcon size="sm" />} onClick={() => copy(WEEKDAYS)}>
        {t('hoursEditor.copyToAll')}
        <span className="visually-hidden"> ({day})</span>
      </Button>
      <span role="status" className="visually-hidden">
        {isDone && t('hoursEditor.copied', { day })}
      </span>
    </div>
  );
}

interface WeekFieldsProps {
  readonly week: DraftHours;
  readonly onChange: (week: DraftHours) => void;
}

/** The hours of the week; those of one day can be copied to others. */
export function WeekFields({ week, onChange }: WeekFieldsProps) {
  const { t } = useTranslation();
  const change = (days: readonly Weekday[], day: DraftDay) =>
    onChange(eachDay((name) => (days.includes(name) ? day : week[name])));
  return (
    <div className={styles.week}>
      {WEEKDAYS.map((weekday) => (
        <fieldset key={weekday} className={styles.weekday}>
          <legend>{t(`hoursEditor.days.${weekday}`)}</legend>
          <DayFields
            path={`workingHours.${weekday}`}
            day={week[weekday]}
            onChange={(day) => change([weekday], day)}
          />
          {week[weekday].kind !== 'closed' && (
            <Copy weekday={weekday} onCopy={(days) => change(days, week[weekday])} />
          )}
        </fieldset>
      ))}
    </div>
  );
}
