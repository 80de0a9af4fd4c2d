import {
  type DraftHours,
  type DraftSpecialHours,
  type FieldProblems,
  HOLIDAY_POLICIES,
  hoursProblems,
  type LocalDate,
} from '@ecocircle/shared-contracts';
import { NativeSelect } from '@ecocircle/ui-kit';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DayFields } from './day-fields.tsx';
import { ExceptionRows } from './exception-rows.tsx';
import styles from './hours-editor.module.css';
import { HoursProblems, useProblem } from './hours-problems.ts';
import { RuleRows } from './rule-rows.tsx';
import { WeekFields } from './week-fields.tsx';

/** Props of {@link HoursEditor}: of a form's values `workingHours` and `specialHours`. */
export interface HoursEditorProps {
  readonly week: DraftHours;
  readonly onWeekChange: (week: DraftHours) => void;
  readonly special: DraftSpecialHours;
  readonly onSpecialChange: (special: DraftSpecialHours) => void;
  /** What a server or a review found besides, by path: `workingHours.monday.start`. */
  readonly problems?: FieldProblems;
  /** Problems show before a field was left, as after a refused save. */
  readonly isTold?: boolean;
  /** The day that it is at the point; new rows begin with it. */
  readonly today: LocalDate;
}

interface PartProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}

interface HolidayFieldsProps {
  readonly holidays: DraftSpecialHours['holidays'];
  readonly onChange: (holidays: DraftSpecialHours['holidays']) => void;
}

function HolidayFields({ holidays, onChange }: HolidayFieldsProps) {
  const { t } = useTranslation();
  const choose = (name: string) =>
    onChange({ ...holidays, policy: HOLIDAY_POLICIES.find((policy) => policy === name) ?? 'unknown' });
  return (
    <>
      <NativeSelect
        label={t('hoursEditor.policy')}
        items={HOLIDAY_POLICIES.map((id) => ({ id, title: t(`hoursEditor.policies.${id}`) }))}
        value={holidays.policy}
        onValueChange={choose}
        {...useProblem('specialHours.holidays.policy')}
      />
      {holidays.policy === 'own-hours' && (
        <DayFields
          path="specialHours.holidays.day"
          day={holidays.day}
          onChange={(day) => onChange({ ...holidays, day })}
        />
      )}
    </>
  );
}

/**
 * Edits the hours of a point: the week, exception days, public holidays, and days by rule.
 *
 * @example
 * const week = useField(form, 'workingHours');
 * const special = useField(form, 'specialHours');
 * <HoursEditor
 *   week={week.value} onWeekChange={week.onValueChange}
 *   special={special.value} onSpecialChange={special.onValueChange} today="2026-11-22"
 * />
 */
export function HoursEditor(props: HoursEditorProps) {
  const { week, onWeekChange, special, onSpecialChange, problems, isTold = false, today } = props;
  const { t } = useTranslation();
  const found = useMemo(
    () => ({
      problems: { ...problems, ...hoursProblems({ workingHours: week, specialHours: special }) },
      isTold,
    }),
    [week, special, problems, isTold],
  );
  return (
    <HoursProblems value={found}>
      <div className={styles.editor}>
        <Part title={t('hoursEditor.week')} lead={t('hoursEditor.weekLead')}>
          <WeekFields week={week} onChange={onWeekChange} />
        </Part>
        <Part title={t('hoursEditor.exceptions')} lead={t('hoursEditor.exceptionsLead')}>
          <ExceptionRows
            rows={special.exceptions}
            today={today}
            onChange={(exceptions) => onSpecialChange({ ...special, exceptions })}
          />
        </Part>
        <Part title={t('hoursEditor.holidays')} lead={t('hoursEditor.holidaysLead')}>
          <HolidayFields
            holidays={special.holidays}
            onChange={(holidays) => onSpecialChange({ ...special, holidays })}
          />
        </Part>
        <Part title={t('hoursEditor.rules')} lead={t('hoursEditor.rulesLead')}>
          <RuleRows
            rows={special.rules}
            today={today}
            onChange={(rules) => onSpecialChange({ ...special, rules })}
          />
        </Part>
      </div>
    </HoursProblems>
  );
}
