import { useServices } from '@ecocircle/app-kit/remote';
import { eventGaps } from '@ecocircle/shared-contracts';
import { Button, Card, CheckCircleIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styles from './event-editor.module.css';
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

const focusOn = (path: string): void =>
  document.querySelector<HTMLElement>(`#event [name="${path}"]`)?.focus();

/** What an event lacks before it can be published; each leads to its field. */
export function GapsRail() {
  const { t } = useTranslation();
  const { now } = useServices().locale;
  const [values, event] = useUnit([editor.$values, $event]);
  const gaps = eventGaps(values, now, event?.timeZone ?? '');
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
              <Button variant="ghost" size="sm" onClick={() => focusOn(path)}>
                {t(`eventEditor.field.${LABELS[path]}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
