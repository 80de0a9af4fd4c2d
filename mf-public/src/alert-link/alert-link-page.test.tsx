import { ALERT_PATHS, LOCALES } from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openInBrowser, openPage } from '../testing/open-page.tsx';

const READ = `${ALERT_PATHS.ask}abc/`;
const MATERIALS = '/api/web/v1/dictionary/materials/';
const named = (name: string) => Object.fromEntries(LOCALES.map((locale) => [locale, name]));
const PENDING = {
  state: 'pending',
  place: 'Almaty',
  lng: 76.929,
  lat: 43.257,
  radius: 3000,
  materials: ['paper', 'batteries'],
  others: 0,
};
const ENDED = { state: 'ended', place: '', lng: null, lat: null, radius: null, materials: [], others: 0 };

const platform = (alert: object, answers: object = {}) => ({
  [READ]: { body: { data: alert } },
  [MATERIALS]: {
    body: {
      data: [
        { id: 'paper', family: 'paper', name: named('Paper') },
        { id: 'batteries', family: 'hazardous', name: named('Batteries') },
        { id: 'glass-jars', family: 'glass', name: named('Glass jars') },
      ],
    },
  },
  ...answers,
});
const refusal = (status: number, code: string) => ({
  status,
  body: { errors: [{ status: String(status), code, title: 'No' }] },
});
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => document.body.replaceChildren());

test('opening a link says what is watched and changes nothing: it takes a press, with scripts or without @X-09', async () => {
  const { asked, status } = await openPage('/alerts/confirm/abc', platform(PENDING), 'kk-KZ');
  expect([status, asked]).toEqual([200, [READ, MATERIALS]]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Paper',
    'Batteries',
  ]);
  expect(screen.getByText('Almaty, 3 км-ге дейін')).toBeTruthy();
  const form = screen.getByRole('button', { name: 'Иә, хабарлаңыз' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', ALERT_PATHS.confirm]);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ token: 'abc', locale: 'kk-KZ' });
});

test.each([
  ['confirm', 'done', 'We are watching'],
  ['confirm', '<script>', 'Should we tell you when a point opens?'],
  ['leave', 'done', 'It is stopped'],
  ['leave', 'error', 'That did not work'],
])('without scripts the address of %s says that it is %s @X-09', async (purpose, result, title) => {
  await openPage(`/alerts/${purpose}/abc?result=${encodeURIComponent(result)}`, platform(PENDING));
  expect(heading()).toBe(title);
});

test.each([
  ['confirm', platform({ ...PENDING, state: 'active' }), 'We are watching already'],
  ['confirm', platform(ENDED), 'This link no longer works'],
  ['confirm', { [READ]: refusal(410, 'link-expired') }, 'This link no longer works'],
  ['confirm', { [READ]: refusal(404, 'link-unknown') }, 'We do not know this link'],
  ['leave', platform(ENDED), 'It is stopped already'],
  ['leave', { [READ]: refusal(422, 'maxLength') }, 'We do not know this link'],
  ['leave', { [READ]: refusal(414, 'bad-request') }, 'We do not know this link'],
])(
  'where nothing is left to do the page of %s says so before a press @X-09',
  async (purpose, answers, title) => {
    await openPage(`/alerts/${purpose}/abc`, answers);
    expect([heading(), screen.queryByRole('button')]).toEqual([title, null]);
  },
);

test('an alert that cannot be read leaves its button @X-09', async () => {
  await openPage('/alerts/leave/abc', { [READ]: { status: 503, body: {} } });
  expect(screen.getByRole('button', { name: 'Stop this alert' })).toBeTruthy();
});

test.each([
  ['done', { body: { isOk: true, message: '' } }, 'We are watching'],
  ['already', { body: { isOk: true, message: 'already' } }, 'We are watching already'],
  ['used', refusal(410, 'link-used'), 'This link no longer works'],
  ['broken', refusal(503, 'unavailable'), 'That did not work'],
])('with scripts the page says that it is %s, and moves the focus there @X-09', async (_, answer, title) => {
  await openInBrowser('/alerts/confirm/abc', platform(PENDING, { [ALERT_PATHS.confirm]: answer }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, tell me' }));
  const told = await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(document.activeElement).toBe(told));
});

test('a confirmed alert leads to the points that there are already, in its area @X-09', async () => {
  await openPage('/alerts/confirm/abc?result=done', platform({ ...PENDING, state: 'active' }));
  expect(screen.getByRole('link', { name: 'See the points there are' }).getAttribute('href')).toMatch(
    /\/recycling-points\?materials=paper\.paper,hazardous\.batteries&at=76\.929,43\.257,12$/,
  );
});

test('whoever has several alerts stops one of them or all @X-09', async () => {
  const several = { ...PENDING, state: 'active', others: 2 };
  const answer = { body: { isOk: true, message: '' } };
  const { sent } = await openInBrowser(
    '/alerts/leave/abc',
    platform(several, { [ALERT_PATHS.leave]: answer }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Stop all 3 alerts' }));
  await screen.findByRole('heading', { name: 'It is stopped' });
  expect(sent).toEqual([{ token: 'abc', all: 'yes' }]);
});
