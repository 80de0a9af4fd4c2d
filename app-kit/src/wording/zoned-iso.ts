import { formatInZones } from '@ecocircle/shared-contracts';

const formatOf = formatInZones('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/**
 * A moment as ISO 8601 with the offset of a time zone, as schema.org wants it.
 *
 * @example
 * zonedIso('2026-11-28T05:00:00.000Z', 'Asia/Almaty'); // '2026-11-28T10:00:00+05:00'
 */
export function zonedIso(iso: string, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  const time = `${part('hour')}:${part('minute')}:${part('second')}`;
  return `${part('year')}-${part('month')}-${part('day')}T${time}${offset}`;
}
