import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { cancelEvent } from '../../cli/staff-work.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import { insertEvents } from '../charity-events/repository.ts';

const EVENTS = '/api/web/v1/promotion/events';
const HOSTILE = `Чай, кофе; "пироги"\nи 🙂 \\ <b>&</b> ]]> ${'Ұ'.repeat(80)}`;

const EVENT = {
  status: 'published',
  kind: 'workshop',
  name: 'Repair café',
  description: 'Bring what is broken.',
  starts_at: '2099-10-24T20:00:00.000Z',
  ends_at: '2099-10-25T03:00:00.000Z',
  time_zone: 'Europe/Berlin',
  city: 'Berlin',
  country: 'DE',
  address: 'Lindenstr. 7',
  lng: 13.4,
  lat: 52.5,
  organizer_name: 'Haus "7", e.V.',
  organizer_phone: '',
  organizer_email: 'haus@example.org',
  photo_id: null,
  author_id: null,
  updated_at: '2026-11-01T10:00:00.000Z',
} as const;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60, dataVersionIntervalMs: 3_600_000 });
  await insertEvents(api.database.db, [
    EVENT,
    { ...EVENT, name: HOSTILE, description: HOSTILE, city: 'Hostile' },
    {
      ...EVENT,
      name: 'Weekend',
      city: 'Алматы',
      time_zone: 'Asia/Almaty',
      starts_at: '2099-05-02T04:00:00.000Z',
      ends_at: '2099-05-04T13:00:00.000Z',
    },
  ]);
});
afterAll(() => api.close());

const rowOf = (name: string) =>
  api.database.db.selectFrom('charity_events').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const calendarPath = (id: number) => `/api/web/v1/promotion/event/${id}/calendar.ics`;

async function calendarOf(name: string, query = ''): Promise<{ text: string; event: ICAL.Event }> {
  const { id } = await rowOf(name);
  const answer = await api.get(`${calendarPath(id)}${query}`);
  withNote(answer.body, () => expect(answer.statusCode).toBe(200));
  return { text: answer.body, event: eventsIn(answer.body)[0] as ICAL.Event };
}

/** What another implementation reads. */
function eventsIn(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('the calendar file of an event', () => {
  test('says everything that a calendar needs @E-02', async () => {
    const { id } = await rowOf('Repair café');
    const answer = await api.get(`${calendarPath(id)}?locale=es-AR`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="charity-event-${id}.ics"`,
    });
    const calendar = new ICAL.Component(ICAL.parse(answer.body));
    const event = calendar.getFirstSubcomponent('vevent');
    const value = (name: string) => String(event?.getFirstPropertyValue(name));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(value('uid')).toBe(`charity-event-${id}@ecocircle`);
    expect(value('dtstamp')).toBe('2026-11-01T10:00:00Z');
    expect(value('sequence')).toBe('0');
    expect(value('status')).toBe('CONFIRMED');
    expect(value('location')).toBe('Lindenstr. 7, Berlin');
    expect(value('geo')).toBe('52.5,13.4');
    expect(value('url')).toBe(`http://localhost/es-ar/charity-event/${id}`);
    expect(value('categories')).toBe('Taller');
    expect(value('organizer')).toBe('mailto:haus@example.org');
    expect(event?.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe('Haus ”7”, e.V.');
  });

  test('keeps its times over a change of the clocks @E-02', async () => {
    const { text, event } = await calendarOf('Repair café');
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin');
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20991024T220000');
    expect(text).toContain('DTEND;TZID=Europe/Berlin:20991025T040000');
    expect(event.startDate.toJSDate().toISOString()).toBe(EVENT.starts_at);
    expect(event.endDate.toJSDate().toISOString()).toBe(EVENT.ends_at);
  });

  test('lasts several days by the Kazakh clock of today @E-02', async () => {
    const { text, event } = await calendarOf('Weekend');
    expect(text).toContain('DTSTART;TZID=Asia/Almaty:20990502T090000');
    expect(text).toContain('TZOFFSETTO:+0500');
    expect(event.endDate.toJSDate().toISOString()).toBe('2099-05-04T13:00:00.000Z');
  });

  test('survives whatever was typed, in lines of at most 75 octets @E-02', async () => {
    const { text, event } = await calendarOf(HOSTILE);
    expect(event.summary).toBe(HOSTILE);
    expect(event.description).toBe(HOSTILE);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('is struck out when the event is cancelled, with a higher sequence @E-02 @E-04', async () => {
    const { db } = api.database;
    await insertEvents(db, [{ ...EVENT, name: 'Called off' }]);
    await cancelEvent(db, (await rowOf('Called off')).id);
    await api.app.dataVersions.refresh();
    const { text, event } = await calendarOf('Called off');
    expect(text).toContain('\r\nSTATUS:CANCELLED\r\n');
    expect(event.sequence).toBe(1);
  });

  test.each(['abc', '0', '987654321', '%00'])('of %s is a 404 @R-08', async (id) => {
    expect((await api.get(`/api/web/v1/promotion/event/${id}/calendar.ics`)).statusCode).toBe(404);
  });

  test('of a deleted event says so @E-04', async () => {
    const { db } = api.database;
    const { id, name } = await db
      .selectFrom('charity_events')
      .selectAll()
      .where('status', '=', 'deleted')
      .executeTakeFirstOrThrow();
    const answer = await api.get(calendarPath(id));
    expect(answer.statusCode).toBe(410);
    expect(answer.json().errors[0]).toMatchObject({ code: 'event-deleted', detail: name });
  });
});

describe('the calendar of a list', () => {
  test('has the events of its filter, each with its own zone @E-01', async () => {
    const answer = await api.get(`${EVENTS}.ics?city=${encodeURIComponent('Алматы')}&locale=kk-KZ`);
    const events = eventsIn(answer.body);
    expect(events.map(({ summary }) => summary)).toContain('Weekend');
    const calendar = new ICAL.Component(ICAL.parse(answer.body));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Волонтёрлік іс-шаралар · ЭкоШеңбер');
    expect(answer.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(answer.body).not.toContain('Europe/Berlin');
    const all = eventsIn((await api.get(`${EVENTS}.ics`)).body);
    expect(all.length).toBeGreaterThan(events.length);
    const abroad = (await api.get(`${EVENTS}.ics?not_country=KZ,RU`)).body;
    expect([abroad.includes('Europe/Berlin'), abroad.includes('Asia/Yekaterinburg')]).toEqual([true, false]);
    expect(eventsIn(abroad).length).toBeLessThan(all.length);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
  });

  test('keeps an event for a month after its end, unlike the feed @E-01', async () => {
    const ended = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await insertEvents(
      api.database.db,
      [30, 32].map((days) => ({
        ...EVENT,
        name: `Ended ${days} days ago`,
        city: 'Past',
        starts_at: ended(days + 1),
        ends_at: ended(days),
      })),
    );
    const calendar = eventsIn((await api.get(`${EVENTS}.ics?city=Past`)).body);
    expect(calendar.map(({ summary }) => summary)).toEqual(['Ended 30 days ago']);
    expect((await api.get(`${EVENTS}.rss?city=Past`)).body).not.toContain('Ended');
  });

  test('is not sent again while it is the same, and anew when an event changes @E-01', async () => {
    const path = `${EVENTS}.ics?city=Berlin`;
    const first = await api.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers['content-encoding']).toBe('br');
    const etag = String(first.headers.etag);
    expect((await api.get(path, { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    const { db } = api.database;
    await insertEvents(db, [{ ...EVENT, name: 'One more' }]);
    await bumpDataVersion(db, 'events');
    await api.app.dataVersions.refresh();
    expect((await api.get(path, { headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  });
});

describe('the feed of a list', () => {
  const feed = async (query: string) => {
    const answer = await api.get(`${EVENTS}.rss?${query}`);
    withNote(answer.body, () => expect(answer.statusCode).toBe(200));
    return answer;
  };

  test('is RSS 2.0 in the language that was asked for @E-01', async () => {
    const answer = await feed('city=Berlin&locale=ru-RU');
    const { id } = await rowOf('Repair café');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(answer.body).toContain('<language>ru-RU</language>');
    expect(answer.body).toContain(
      '<atom:link href="http://localhost/api/web/v1/promotion/events.rss?city=Berlin&amp;locale=ru-RU" rel="self" type="application/rss+xml"/>',
    );
    expect(answer.body).toContain(`<guid isPermaLink="false">charity-event-${id}@ecocircle</guid>`);
    expect(answer.body).toContain(`<link>http://localhost/ru-ru/charity-event/${id}</link>`);
    expect(answer.body).toContain('<pubDate>Sun, 01 Nov 2026 10:00:00 GMT</pubDate>');
    expect(answer.body).toContain('24 октября 2099');
  });

  test('survives whatever was typed @E-01', async () => {
    const { body } = await feed('city=Hostile');
    const title = /<item>\s*<title><!\[CDATA\[([\s\S]*?)\]\]><\/title>/.exec(body)?.[1];
    expect(title?.replaceAll(']]]]><![CDATA[>', ']]>')).toBe(HOSTILE);
  });

  test('leaves out what no XML can say, in names, places and descriptions @E-01', async () => {
    // PostgreSQL has no text with a zero byte.
    const codes = [...Array(32).keys(), 0xfffe, 0xffff].filter((code) => ![0, 9, 10, 13].includes(code));
    const noise = String.fromCharCode(...codes);
    const words = `Be${noise}lls`;
    await insertEvents(api.database.db, [
      { ...EVENT, name: words, description: words, address: words, city: 'Quiet' },
    ]);
    const { body } = await feed('city=Quiet');
    expect(body).toMatch(/<item>\s*<title><!\[CDATA\[Bells\]\]>/);
    expect(body.match(/Bells/g)).toHaveLength(3);
    for (const character of noise) expect(body).not.toContain(character);
  });
});

describe('links of feeds', () => {
  const linkFrom = async (host: string, hosts: Parameters<typeof startTestApp>[0]) => {
    const own = await startTestApp({ points: 10, ...hosts });
    const answer = await own.get(`${EVENTS}.rss?locale=ru-RU`, { headers: { host } });
    await own.close();
    return /<link>(.*?)<\/link>/.exec(answer.body)?.[1];
  };
  const productionHosts = { ru: 'eco.example.ru', kz: 'eco.example.kz' };

  test('lead to the production host that was asked, without a prefix where it has one language @E-01', async () => {
    expect(await linkFrom('eco.example.ru', { productionHosts })).toBe(
      'https://eco.example.ru/charity-events',
    );
  });

  test('never contain a made-up host @E-01 @V-05', async () => {
    expect(await linkFrom('evil.example', { productionHosts })).toBe(
      'https://eco.example.kz/kk-kz/charity-events',
    );
  });
});

test.each([
  ['from=2026-12-02&to=2026-12-01', ['from', 'to']],
  ['from=2026-02-31', ['from']],
  ['locale=xx', ['locale']],
  ['kind=party', ['kind']],
])('a feed refuses %s and names what is wrong @V-05', async (query, parameters) => {
  for (const format of ['ics', 'rss']) {
    const answer = await api.get(`${EVENTS}.${format}?${query}`);
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json() as { errors: { source: { parameter: string } }[] };
    expect(errors.map(({ source }) => source.parameter)).toEqual(parameters);
  }
});
