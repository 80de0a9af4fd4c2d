/**
 * The moment of all pictures, a Wednesday: 15:00 in Moscow, 17:00 in Almaty, 9:00 in Buenos Aires. Servers load this
 * file before their own code, and then it is always this moment to them; timers run on.
 */
export const MOMENT = new Date('2026-11-25T12:00:00Z');

/** What makes a server of Node stand at that moment. */
export const STOPPED = { NODE_OPTIONS: `--import=${import.meta.url}`, STOPPED_CLOCK: 'yes', TZ: 'UTC' };

if (process.env.STOPPED_CLOCK) {
  const moment = MOMENT.valueOf();
  Date.now = () => moment;
  const stopped = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [moment] : given, made),
  });
  Date.prototype.constructor = stopped;
  globalThis.Date = stopped;
}
