import { useClock } from '@ecocircle/app-kit/remote';
import { clockHalves, eventGaps, isCalendarDay, isClockMoment } from '@ecocircle/shared-contracts';
import { Button, Card, CheckCircleIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styles from './event-editor.module.css';
import type { EventValues } from './event-values.ts';
import { $event, editor } from './model.ts';

/** The fields in the order in which they stand, with the key of their label. */
const LABELS = {
  name: 'name',
  kind: 'kind',
  starts: 'starts',
  ends: 'ends',
  lng: 'place',
  address: 'address',
  description: 'description',
  'organizer.name': 'organizer',
  'organizer.email': 'email',
} as const;

type Gap = keyof typeof LABELS;

/** Of a moment the time alone may be missing or wrong. */
const isTimeWrong = (moment: string): boolean =>
  !isClockMoment(moment) && isCalendarDay(clockHalves(moment).day);

function focusOn(path: Gap, values: EventValues): void {
  const name = (path === 'starts' || path === 'ends') && isTimeWrong(values[path]) ? `${path}.time` : path;
  document.querySelector<HTMLElement>(`#event [name="${name}"]`)?.focus();
}

/** What an event lacks before it can be published; each leads to its field. */
export function GapsRail() {
  const { t } = useTranslation();
  const present = useClock();
  const [values, event] = useUnit([editor.$values, $event]);
  const gaps = eventGaps(values, present(), event?.timeZone ?? '');
  const missing = (Object.keys(LABELS) as Gap[]).filter((path) => gaps[path]);
  return (
    <Card as="section" tone="soft" className={styles.rail} aria-labelledby="event-gaps">
      <h2 id="event-gaps" className={styles.railTitle}>
        {t(missing.length === 0 ? 'eventEditor.rail.complete' : 'eventEditor.rail.missing')}
      </h2>
      {missing.length === 0 ? (
        <p className={styles.complete}>
          <CheckCircleIcon size="sm" />
          {t('eventEditor.rail.ready')}
        </p>
      ) : (
        <ul className={styles.gaps}>
          {missing.map((path) => (
            <li key={path}>
              <Button variant="ghost" size="sm" onClick={() => focusOn(path, values)}>
                {t(`eventEditor.field.${LABELS[path]}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
