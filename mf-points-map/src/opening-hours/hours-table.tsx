import { useWording } from '@ecocircle/app-kit/wording';
import { WEEKDAYS, type Weekday, type WorkingHours } from '@ecocircle/shared-contracts';
import styles from './hours-table.module.css';
import { dayText, lunchText } from './wording.ts';

/** The hours of the week, today's marked. */
export function HoursTable({ hours, today }: { readonly hours: WorkingHours; readonly today: Weekday }) {
  const { t, locale } = useWording();
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">{t('hours.title')}</caption>
      <tbody>
        {WEEKDAYS.map((weekday) => {
          const day = hours[weekday];
          const lunch = lunchText(t, locale, day);
          return (
            <tr key={weekday} data-today={weekday === today || undefined} data-kind={day.kind}>
              <th scope="row">
                {t(`hours.days.${weekday}`)}
                {weekday === today && <span className={styles.today}>{t('hours.today')}</span>}
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
