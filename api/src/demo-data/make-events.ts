import { daysAfter, type LocalDate, WEEKDAYS, type Weekday, weekdayOf } from '@ecocircle/shared-contracts';
import { calendarDay, zonedMoment } from '../database/calendar.ts';
import type { NewCharityEvent } from '../resources/charity-events/repository.ts';
import { CITIES, type City } from './cities.ts';
import { SeededRandom } from './seeded-random.ts';
import type { DemoEvent } from './texts/event-texts.ts';
import { SPANISH_EVENTS } from './texts/events-es.ts';
import { KAZAKH_EVENTS } from './texts/events-kk.ts';
import { RUSSIAN_EVENTS } from './texts/events-ru.ts';

const SEED = 41;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const cityOf = (slug: string): City => {
  const city = CITIES.find((one) => one.slug === slug);
  if (!city) throw new Error(`the demo data has no city ${slug}`);
  return city;
};

interface Times {
  readonly starts: Date;
  readonly ends: Date;
}

const timesOn = (day: LocalDate, { from, to }: DemoEvent, timeZone: string): Times => ({
  starts: zonedMoment(day, from, timeZone),
  ends: zonedMoment(day, to, timeZone),
});

/** The first such weekday from a day on. */
function nextWeekday(weekday: Weekday, from: LocalDate): LocalDate {
  const ahead = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(from));
  return daysAfter(from, (ahead + WEEKDAYS.length) % WEEKDAYS.length);
}

/** As long as it was planned, from the next full hour but one. */
function timesFrom(now: Date, { starts, ends }: Times): Times {
  const start = (Math.ceil(now.valueOf() / HOUR_MS) + 1) * HOUR_MS;
  return { starts: new Date(start), ends: new Date(start + ends.valueOf() - starts.valueOf()) };
}

/** On the weekend to come and ahead of now: on its own day, on Sunday, in the hours that are left, or a week later. */
function weekendTimes(event: DemoEvent, own: Weekday, now: Date, timeZone: string): Times {
  const today = calendarDay(now, timeZone);
  const sunday = nextWeekday('sunday', today);
  const days = [nextWeekday(own, today), sunday].filter((day) => day <= sunday);
  const planned = days.map((day) => timesOn(day, event, timeZone)).find(({ starts }) => starts > now);
  if (planned) return planned;
  const late = timesFrom(now, timesOn(sunday, event, timeZone));
  if (calendarDay(late.ends, timeZone) === sunday) return late;
  return timesOn(nextWeekday(own, daysAfter(sunday, 1)), event, timeZone);
}

/** When an event takes place. */
function timesOf(event: DemoEvent, now: Date, timeZone: string): Times {
  const { day, weekday, weekend } = event;
  if (weekend) return weekendTimes(event, weekend, now, timeZone);
  const planned = calendarDay(new Date(now.valueOf() + day * DAY_MS), timeZone);
  return timesOn(weekday ? nextWeekday(weekday, planned) : planned, event, timeZone);
}

const organizerContacts = (random: SeededRandom, city: City) => ({
  organizer_phone: city.dialling + random.digits((city.country === 'AR' ? 13 : 12) - city.dialling.length),
  organizer_email: `${city.slug}.events@portal.example`,
});

function makeEvent(
  random: SeededRandom,
  event: DemoEvent,
  now: Date,
  authorId: number | null,
): NewCharityEvent {
  const city = cityOf(event.city);
  const { timeZone } = city;
  const { starts, ends } = timesOf(event, now, timeZone);
  const [lng, lat] = event.place;
  const announced =
    Math.min(now.valueOf(), now.valueOf() + event.day * DAY_MS) - random.between(5, 20) * DAY_MS;
  return {
    status: event.status ?? 'published',
    kind: event.kind,
    name: event.name,
    description: event.description,
    starts_at: starts.toISOString(),
    ends_at: ends.toISOString(),
    time_zone: timeZone,
    city: city.name,
    country: city.country,
    address: event.address,
    lng,
    lat,
    organizer_name: event.organizer,
    ...organizerContacts(random, city),
    photo_id: event.photo ?? null,
    author_id: event.organizer === 'Фонд «Чистый берег»' ? authorId : null,
    updated_at: new Date(announced).toISOString(),
  };
}

/** Forty events around a moment: past, upcoming, cancelled and one deleted. */
export function makeEvents(now: Date, authorId: number | null): NewCharityEvent[] {
  const random = new SeededRandom(SEED);
  const events = [...RUSSIAN_EVENTS, ...KAZAKH_EVENTS, ...SPANISH_EVENTS];
  return events.map((event) => makeEvent(random, event, now, authorId));
}
