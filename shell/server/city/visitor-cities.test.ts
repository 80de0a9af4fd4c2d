/** @jest-environment @ecocircle/test-kit/process */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { editionCity } from '@ecocircle/shared-contracts';
import { afterEach, expect, test } from '@jest/globals';
import { VisitorCities } from './visitor-cities.ts';

const KAZAKH = { edition: 'kz', locale: 'kk-KZ' } as const;
const ASTANA = { ...editionCity('kk-KZ'), id: 'kz-astana', name: 'Астана', lng: 71.43, lat: 51.13 };
const counted = { ...ASTANA, points: 9, events: 1 };

let close = (): void => {};
afterEach(() => close());

/** Cities by an API that answers so; `asked` is what it was asked for, and for whom. */
async function cities(answers: Readonly<Record<string, unknown>>, ipLocation = false) {
  const asked: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    const name = url.split('/')[5] ?? '';
    asked.push(`${name} ${headers['x-forwarded-for'] ?? ''}`.trim());
    if (answers[name] === undefined) response.statusCode = 503;
    response.end(JSON.stringify({ data: answers[name] ?? null }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { known: new VisitorCities({ apiUrl, ipLocation, report: () => {} }), asked };
}

const visitor = (chosen?: string) => ({ chosen, ip: '203.0.113.7' });

test('who has chosen nothing begins in the edition’s city, and nobody is asked @M-02', async () => {
  const { known, asked } = await cities({});
  expect(await known.cityFor(visitor(), KAZAKH)).toEqual(editionCity('kk-KZ'));
  expect(await known.cityFor(visitor('kz-almaty'), KAZAKH)).toEqual(editionCity('kk-KZ'));
  expect(asked).toEqual([]);
});

test('a chosen city is one of the edition, without its numbers; the list is asked for once', async () => {
  const { known, asked } = await cities({ cities: [counted, { ...counted, id: 'ru-omsk', country: 'RU' }] });
  expect(await known.cityFor(visitor('kz-astana'), KAZAKH)).toEqual(ASTANA);
  for (const id of ['ru-omsk', 'kz-nowhere', '../x', '', 'x'.repeat(9000)])
    expect((await known.cityFor(visitor(id), KAZAKH)).id).toBe('kz-almaty');
  expect(asked).toEqual(['cities']);
});

test('an API that fails leaves the edition’s city', async () => {
  const { known } = await cities({});
  expect((await known.cityFor(visitor('kz-astana'), KAZAKH)).id).toBe('kz-almaty');
});

test.each([
  ['in a city', { lng: 71.4, lat: 51.1, country: 'KZ' }, 'kz-astana'],
  ['abroad', { lng: 71.4, lat: 51.1, country: 'RU' }, 'kz-almaty'],
  ['nowhere', null, 'kz-almaty'],
])('a visitor whose address is %s, where that is looked up @M-02', async (_, position, id) => {
  const { known, asked } = await cities({ cities: [counted], 'by-ip': position }, true);
  expect((await known.cityFor(visitor(), KAZAKH)).id).toBe(id);
  expect(asked[0]).toBe('by-ip 203.0.113.7');
});
