import { type SpecialDay, WEEKDAYS, type Weekday, type WorkingHours } from '@ecocircle/shared-contracts';
import { useWording } from '../../wording/index.ts';
import { dayText, lunchText } from './day-wording.ts';
import styles from './hours-table.module.css';

/** The days of the week from one on. */
function weekFrom(today: Weekday): readonly Weekday[] {
  const at = WEEKDAYS.indexOf(today);
  return [...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)];
}

/** The hours of the week from today on. */
export function HoursTable({
  hours,
  today,
  special,
}: {
  readonly hours: WorkingHours;
  readonly today: Weekday;
  /** What is special about today: its hours stand in place of the week's. */
  readonly special: SpecialDay | null;
}) {
  const { t, locale } = useWording();
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">{t('pointCard.hours.title')}</caption>
      <tbody>
        {weekFrom(today).map((weekday) => {
          const day = (weekday === today && special?.day) || hours[weekday];
          const lunch = lunchText(t, locale, day);
          return (
            <tr key={weekday} data-today={weekday === today || undefined} data-kind={day.kind}>
              <th scope="row">
                {t(`pointCard.hours.days.${weekday}`)}
                {weekday === today && <span className={styles.today}>{t('pointCard.hours.today')}</span>}
              </th>
              <td>
                {dayText(t, locale, day)}
                {lunch !== null && <span className={styles.lunch}>{lunch}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
