import { daysAfter, type LocalDate, WEEKDAYS, weekdayOf } from '@ecocircle/shared-contracts';
import { calendarDay, zonedMoment } from '../database/calendar.ts';
import type { NewCharityEvent } from '../resources/charity-events/repository.ts';
import { CITIES, type City } from './cities.ts';
import { SeededRandom } from './seeded-random.ts';
import type { DemoEvent } from './texts/event-texts.ts';
import { SPANISH_EVENTS } from './texts/events-es.ts';
import { KAZAKH_EVENTS } from './texts/events-kk.ts';
import { RUSSIAN_EVENTS } from './texts/events-ru.ts';

const SEED = 41;
const DAY_MS = 86_400_000;

const cityOf = (slug: string): City => {
  const city = CITIES.find((one) => one.slug === slug);
  if (!city) throw new Error(`the demo data has no city ${slug}`);
  return city;
};

/** The day on which an event takes place. */
function dayOf({ day, weekday }: DemoEvent, now: Date, timeZone: string): LocalDate {
  const planned = calendarDay(new Date(now.valueOf() + day * DAY_MS), timeZone);
  if (!weekday) return planned;
  const ahead = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(planned));
  return daysAfter(planned, (ahead + WEEKDAYS.length) % WEEKDAYS.length);
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
  const day = dayOf(event, now, timeZone);
  const [lng, lat] = event.place;
  const announced =
    Math.min(now.valueOf(), now.valueOf() + event.day * DAY_MS) - random.between(5, 20) * DAY_MS;
  return {
    status: event.status ?? 'published',
    kind: event.kind,
    name: event.name,
    description: event.description,
    starts_at: zonedMoment(day, event.from, timeZone).toISOString(),
    ends_at: zonedMoment(day, event.to, timeZone).toISOString(),
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
