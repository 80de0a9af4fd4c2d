import { formatInZones } from '@ecocircle/shared-contracts';

const formatOf = formatInZones('en-US', { timeZoneName: 'shortOffset' });

/**
 * How far a time zone's clocks are from universal time at a moment.
 *
 * @example
 * zoneOffset(new Date('2026-11-28T05:00:00Z'), 'Asia/Almaty'); // 'UTC+5'
 */
export function zoneOffset(moment: Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name.replace('GMT', 'UTC').replace('-', '−');
}
