/**
 * A moment as ISO 8601 with the offset of a time zone, as schema.org wants it.
 *
 * @example
 * zonedIso('2026-11-28T05:00:00.000Z', 'Asia/Almaty'); // '2026-11-28T10:00:00+05:00'
 */
export declare function zonedIso(iso: string, timeZone: string): string;
