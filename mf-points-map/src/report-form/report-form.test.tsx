import { serverPoint } from '@ecocircle/app-kit/testing';
import { type ApiCall, ApiError, toRecyclingPoint } from '@ecocircle/shared-contracts';
import { setGlobal } from '@ecocircle/test-kit';
import { UNVERSIONED_BASEMAP } from '@ecocircle/ui-kit/map';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MapData } from '../pages/recycling-points/map-data.ts';
import { toMarked } from '../points-data/index.ts';
import { openMap, pointsApi } from '../testing/services.ts';

const points = [serverPoint('7')];
const data: MapData = {
  start: { centre: [37.6, 55.75], zoom: 11 },
  narrowStart: null,
  dictionaries: { materials: [], units: {} },
  card: {
    kind: 'point',
    point: toRecyclingPoint(points[0]),
    marked: toMarked(toRecyclingPoint(points[0]), new Date()),
    head: {},
  },
  answer: null,
  odd: null,
  first: { isOfDocument: false, ground: UNVERSIONED_BASEMAP, marks: null, list: null },
};

let sent: ApiCall[];

/** Opens the form of a point; a report is answered by a function. */
async function openForm(answer: () => unknown): Promise<void> {
  const api = pointsApi(points, () => new ApiError(404, []));
  await openMap(
    '/recycling-points/7',
    (call) => {
      if (!call.path.endsWith('/report/')) return api(call);
      sent.push(call);
      return answer();
    },
    data,
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Report a problem' }));
  await screen.findByRole('combobox', { name: /What did you find/ });
}

const kind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /What did you find/ });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /In your words/ });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the report' }));
function fill(kindOf: string, words: string): void {
  fireEvent.change(kind(), { target: { value: kindOf } });
  fireEvent.change(text(), { target: { value: words } });
}

const refusing = (status: number, code: string, seconds?: number) => () => {
  const response = new Response(null, { headers: seconds ? { 'retry-after': String(seconds) } : {} });
  throw new ApiError(status, [{ status: String(status), code, title: 'No' }], { cause: { response } });
};

beforeEach(() => {
  sent = [];
  setGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

test('what was said is sent in the visitor’s language, and followed by its link @X-03', async () => {
  await openForm(() => ({ data: { token: 'abc' } }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What is wrong here?' }));
  fill('full', 'Bags beside the bins');
  send();
  const link = await screen.findByRole('link', { name: 'Follow the report' });
  expect(link.getAttribute('href')).toMatch(/\/reports\/abc$/);
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/web/v1/facility/facility/7/report/',
      { kind: 'full', text: 'Bags beside the bins', email: '', photos: [], website: '', locale: 'en-US' },
    ],
  ]);
});

test('something else says what, before anything is sent @X-03', async () => {
  await openForm(() => ({ data: { token: 'abc' } }));
  fill('other', ' ');
  send();
  await waitFor(() => expect(text().getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
});

test.each([
  [429, 'too-many-reports', 1200, /try again in 20 minutes/],
  [410, 'point-closed', undefined, /closed for good meanwhile/],
  [404, 'point-not-found', undefined, /no longer on the map/],
  [503, 'unavailable', undefined, /did not get through/],
])('a %d says why, and nothing typed is lost @X-03', async (status, code, seconds, words) => {
  await openForm(refusing(status, code, seconds));
  fill('closed', 'The gate is locked');
  send();
  expect((await screen.findByText(words)).textContent).toBeTruthy();
  expect([kind().value, text().value]).toEqual(['closed', 'The gate is locked']);
});
