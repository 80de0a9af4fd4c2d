import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import satori from 'satori';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { CARD_SIZE, cardLayout } from './card-layout.ts';
import { CardStore } from './card-store.ts';
import { drawCard } from './draw-card.ts';
import { readFonts } from './onest-fonts.ts';
import { eventCard, type ShareCard } from './share-card.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
});
afterAll(() => api.close());

const idWith = async (status: string): Promise<number> =>
  (
    await api.database.db
      .selectFrom('charity_events')
      .select('id')
      .where('status', '=', status)
      .executeTakeFirstOrThrow()
  ).id;

const card: ShareCard = {
  brand: 'ЭкоШеңбер',
  label: 'Бүгін',
  name: 'Өзен жағасын тазалау',
  place: 'Алматы',
  photo: null,
};

test('an event has a picture of its own in every language, 1200 by 600 @S-03', async () => {
  const id = await idWith('published');
  const pictures = new Set<string>();
  for (const locale of LOCALES) {
    const answer = await api.get(`/media/og/event/${id}/${locale}.png?v=1`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 600,
    });
    expect(answer.rawPayload.length).toBeLessThan(300_000);
    pictures.add(String(answer.headers.etag));
  }
  // Russian of Russia and of Kazakhstan write the same.
  expect(pictures.size).toBe(LOCALES.length - 1);
});

test('a point has one too; what the client has is not sent again @S-03', async () => {
  const url = `/media/og/point/1/kk-KZ.png`;
  const { statusCode, headers } = await api.get(url);
  expect(statusCode).toBe(200);
  const again = await api.get(url, { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a thing of the dictionary has one in every language, by its id @S-03 @X-06', async () => {
  const pictures = new Set<string>();
  for (const locale of LOCALES) {
    const answer = await api.get(`/media/og/thing/jam-jar/${locale}.png`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 600 });
    pictures.add(String(answer.headers.etag));
  }
  expect(pictures.size).toBeGreaterThanOrEqual(LOCALES.length - 1);
});

test('what is not public has no picture', async () => {
  const deleted = await idWith('deleted');
  for (const path of [
    `event/${deleted}/en-US.png`,
    'event/99999999/en-US.png',
    'event/x/en-US.png',
    'point/99999999/en-US.png',
    'point/1/de-DE.png',
    'point/1/en-US.svg',
    'thing/no-such-thing/en-US.png',
    'thing/1/en-US.png',
    'thing/__proto__/en-US.png',
  ])
    expect([path, (await api.get(`/media/og/${path}`)).statusCode]).toEqual([path, 404]);
});

const cardOf = (name: string, locale: Locale = 'kk-KZ') =>
  eventCard(
    {
      attributes: {
        name,
        status: 'cancelled',
        starts_at: '2026-11-28T09:00:00.000Z',
        time_zone: 'Asia/Almaty',
        city: 'Алматы',
        address: 'Есентай\u202E\nсаябағы',
        photo: null,
      },
    } as Parameters<typeof eventCard>[0],
    locale,
  );

test('a card says when in the event’s own zone, and keeps texts of users in one line of letters that can be drawn', () => {
  expect(cardOf('🌳 Ағаш\u0000 отырғызу 2026 #1 \u200Fשלום')).toEqual({
    brand: 'ЭкоШеңбер',
    label: 'Өтпейді · 2026 жылғы 28 қараша, 14:00',
    name: 'Ағаш отырғызу 2026 #1',
    place: 'Алматы · Есентай саябағы',
    photo: null,
  });
});

test.each<[Locale, RegExp]>([
  ['es-AR', /28 de noviembre de 2026 a las 14:00$/],
  ['en-US', /November 28, 2026 at 2:00\sPM$/],
])('a card in %s says the hour by the clock of its country', (locale, when) => {
  expect(cardOf('', locale).label).toMatch(when);
});

test('a text can neither become markup nor end the drawing, however long it is', async () => {
  for (const name of ['</svg><script>alert(1)</script>', 'Ұзын '.repeat(2000), 'W'.repeat(5000), ''])
    expect(await sharp(await drawCard({ ...card, ...cardOf(name) }, '/nowhere')).metadata()).toMatchObject({
      width: 1200,
      height: 600,
    });
});

test('the font has every letter of the five languages', async () => {
  const missing: string[] = [];
  const name = 'АӘБВГҒДЕЁЖЗИЙКҚЛМНҢОӨПРСТУҰҮФХҺЦЧШЩЪЫІЬЭЮЯ аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя';
  const place = 'áéíóúüñ ÁÉÍÓÚÜÑ ¿¡ «» – — № 0123456789 ₸ ₽ $ ·';
  await satori(cardLayout({ ...card, name, place }), {
    ...CARD_SIZE,
    fonts: await readFonts(),
    loadAdditionalAsset: async (_, segment) => {
      missing.push(segment);
      return [];
    },
  });
  expect(missing).toEqual([]);
});

test('a photo outside the media folder is not read', async () => {
  const outside = await drawCard({ ...card, photo: '/media/../../etc/hostname' }, '/tmp/media');
  expect(outside.equals(await drawCard(card, '/tmp/media'))).toBe(true);
});

test('pictures are drawn once, and no more are kept than allowed', async () => {
  const folder = join(api.database.dataDir, 'few-pictures');
  const store = new CardStore(folder, '/nowhere', 2);
  const both = await Promise.all([store.get(card), store.get(card)]);
  expect(both[0].png).toBe(both[1].png);
  for (const label of ['1', '2', '3']) await store.get({ ...card, label });
  expect(await readdir(folder)).toHaveLength(2);
});

test('an address may not ask for more pictures than it can look at', async () => {
  const strict = await startTestApp({ points: 10, picturesPerMinute: 2 });
  const ask = async () =>
    (await strict.get('/media/og/point/1/en-US.png', { headers: { 'x-forwarded-for': '203.0.113.9' } }))
      .statusCode;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  await strict.close();
});
