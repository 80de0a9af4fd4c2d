/** The calendar day of a moment in an IANA time zone, `YYYY-MM-DD`. */
export function calendarDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

function offsetMs(moment: Date, timeZone: string): number {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (
    Date.parse(`${local.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment.valueOf() / 1000) * 1000
  );
}

/** The moment at which a clock in the zone shows this day and time (`HH:MM`). */
export function zonedMoment(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  return new Date(asUtc - offsetMs(new Date(asUtc), timeZone));
}
