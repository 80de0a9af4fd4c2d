import { useServices } from '@ecocircle/app-kit/remote';
import { midSentence, zoneOffset } from '@ecocircle/app-kit/wording';
import type { CharityEvent } from '@ecocircle/shared-contracts';
import { useBrowserFact } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { eventWhen } from '../../charity-events/index.ts';
import layout from '../../layout/layout.module.css';

/** The visitor's time zone, once hydrated: the server does not know it. */
const useOwnZone = (): string | null =>
  useBrowserFact(() => Intl.DateTimeFormat().resolvedOptions().timeZone, null);

/** Says an event's time by the visitor's own clock where that differs. */
export function YourTime({ event }: { readonly event: CharityEvent }) {
  const { t } = useTranslation();
  const { locale } = useServices();
  const timeZone = useOwnZone();
  const start = new Date(event.startsAt);
  if (!timeZone || zoneOffset(start, timeZone) === zoneOffset(start, event.timeZone)) return null;
  const { day, time } = eventWhen({ ...event, timeZone }, locale.locale, locale.now);
  const [from, to] = time;
  const words = from.startsWith(day) ? `${from} ${to}` : `${from} ${day}, ${to}`;
  const said = midSentence(words, locale.locale);
  return <p className={`${layout.small} no-print`}>{t('event.yourTime', { time: said })}</p>;
}
