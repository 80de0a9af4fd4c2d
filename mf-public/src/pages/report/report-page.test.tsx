import { REPORT_KINDS, REPORT_OUTCOMES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';

const API = '/api/web/v1/reports/abc/';
const OPEN = {
  point_name: 'Glass and paper at the market',
  point_id: '17',
  kind: 'wrong-hours',
  sent_at: '2026-11-20T10:00:00.000Z',
  outcome: null,
  answer: '',
  settled_at: null,
};
const answered = (data: object) => ({ [API]: { body: { data: { ...OPEN, ...data } } } });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a report that nobody has looked at says so, names its point and leads there @X-03', async () => {
  await openPage('/reports/abc', answered({}));
  expect(heading()).toBe('Your report is with us');
  expect(screen.getByRole('link', { name: OPEN.point_name }).getAttribute('href')).toMatch(
    /\/recycling-points\/17$/,
  );
  expect(screen.getByText('November 20, 2026')).toBeTruthy();
});

test('a report that was settled says how, and what the moderator wrote @X-03', async () => {
  const answer = 'They moved\n<b>next door</b>';
  await openPage(
    '/reports/abc',
    answered({ outcome: 'corrected', answer, settled_at: '2026-11-21T10:00:00.000Z' }),
    'es-AR',
  );
  expect(heading()).toBe('Lo corregimos');
  expect(screen.getByText(/They moved/).textContent).toBe(answer);
  expect(screen.getByText('21 de noviembre de 2026')).toBeTruthy();
});

test('who sent photos without scripts reads how many are there, and why others are not @X-03 @X-13', async () => {
  await openPage('/reports/abc?photos=5&refused=15', answered({}));
  expect(screen.getByText('Photos').nextElementSibling?.textContent).toBe('5');
  expect(screen.getByRole('region', { name: '15 photos were left out' }).textContent).toContain(
    'up to 5 photos, JPEG, PNG, WebP or HEIC, up to 30 MB each',
  );
  document.body.replaceChildren();
  await openPage('/reports/abc?photos=-1&refused=1e9', answered({}));
  expect([screen.queryByText('Photos'), screen.queryByRole('region')]).toEqual([null, null]);
});

test('the name of a point that is gone is no link', async () => {
  await openPage('/reports/abc', answered({ point_id: null, outcome: 'taken-down' }));
  expect(screen.getByText(OPEN.point_name).closest('a')).toBeNull();
});

test('a link that leads to no report says what may have happened', async () => {
  const gone = { errors: [{ status: '404', code: 'report-not-found', title: 'There is no such report' }] };
  const { status } = await openPage('/reports/abc', { [API]: { status: 404, body: gone } });
  expect([status, heading()]).toEqual([200, 'We do not know this report']);
});

test.each(REPORT_OUTCOMES)('the outcome %s has words', async (outcome) => {
  await openPage('/reports/abc', answered({ outcome }));
  expect(heading()).not.toContain('report.');
});

test.each(REPORT_KINDS)('the kind %s has words', async (kind) => {
  await openPage('/reports/abc', answered({ kind }));
  expect(document.body.textContent).not.toContain('report.kind');
});
