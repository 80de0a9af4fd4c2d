import { join } from 'node:path';
import { i18nOf } from '@ecocircle/app-kit/testing';
import {
  type ApiCall,
  ApiError,
  type Confirmation,
  LOCALES,
  type Locale,
  type Notification,
  type PortalEvents,
} from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import mitt from 'mitt';
import type { ActedPoint } from './actions-of.ts';
import { type RunAction, runAction } from './run-action.ts';

const DIRECTORY = join(import.meta.dirname, '..', '..');
const POINTS = '/api/web/v1/facility/facility/';

const point = (facts: Partial<ActedPoint> = {}): ActedPoint => ({
  id: '5',
  name: 'Jars',
  status: 'draft',
  orgId: '7',
  openRevision: null,
  ...facts,
});

interface Setup {
  readonly agrees?: boolean;
  readonly refusal?: ApiError;
  readonly locale?: Locale;
}

/** A page with everything that actions do to it written down. */
function aPage({ agrees = true, refusal, locale = 'en-US' }: Setup = {}) {
  const calls: ApiCall[] = [];
  const asked: Confirmation[] = [];
  const told: Notification[] = [];
  const went: string[] = [];
  const changed: PortalEvents['point-changed'][] = [];
  const loads: string[] = [];
  const events = mitt<PortalEvents>();
  events.on('point-changed', (change) => changed.push(change));
  const call = async (sent: ApiCall) => {
    calls.push(sent);
    if (refusal) throw refusal;
    return { data: { id: '12' } };
  };
  const t = i18nOf(DIRECTORY, locale).getFixedT(locale, 'mf-cabinet');
  const tools = {
    api: { request: call, authenticated: call },
    confirm: {
      ask: async (question: Confirmation) => {
        asked.push(question);
        return agrees;
      },
      notify: async () => {},
    },
    loader: {
      start: (key: string) => {
        loads.push(`${key} starts`);
        return { stop: () => void loads.push(`${key} stops`) };
      },
    },
    notifications: {
      show: (notification: Notification) => {
        told.push(notification);
        return { close: () => {} };
      },
    },
    events,
    t,
    navigate: (path: string) => went.push(path),
  };
  const run = (action: RunAction, facts?: Partial<ActedPoint>) => runAction(tools, action, point(facts));
  return { run, calls, asked, told, went, changed, loads };
}

const refused = (code: string) => new ApiError(409, [{ status: '409', code, title: code }]);
const sent = ({ method, path, body }: ApiCall) => [method, path, (body as { transit?: string })?.transit];

test('deleting asks with its own words, and deletes on yes alone @P-11', async () => {
  const no = aPage({ agrees: false });
  await no.run('delete');
  expect(no.asked[0]).toMatchObject({
    okLabel: 'Yes, delete',
    cancelLabel: 'No, don’t delete',
    danger: true,
  });
  expect(no.calls).toEqual([]);
  const yes = aPage();
  await yes.run('delete');
  expect(yes.calls.map(sent)).toEqual([['DELETE', `${POINTS}5/`, undefined]]);
  expect(yes.told).toEqual([{ kind: 'success', title: 'Deleted', text: '“Jars” has been deleted.' }]);
  expect(yes.changed).toEqual([{ id: '5', status: null }]);
});

test('quotation marks of a name become those of the inner kind', async () => {
  const page = aPage({ agrees: false, locale: 'ru-RU' });
  await page.run('delete', { name: 'Экоцентр «Вторая весна»' });
  expect(page.asked[0]?.title).toBe('Удалить пункт «Экоцентр „Вторая весна“»?');
});

test('a draft is edited at once @P-09', async () => {
  const page = aPage();
  await page.run('edit');
  expect([page.asked, page.calls, page.went]).toEqual([[], [], ['/profile/edit-recycling-point/5']]);
});

test.each([
  ['on-review', 'facility#oncheck_to_draft'],
  ['declined', 'facility#declined_to_draft'],
] as const)(
  'a point that is %s is quietly made a draft before it is edited @P-08 @P-09',
  async (status, transit) => {
    const page = aPage();
    await page.run('edit', { status });
    expect(page.asked[0]).toMatchObject({ danger: true, text: expect.stringContaining('cannot be undone') });
    expect(page.calls.map(sent)).toEqual([['POST', `${POINTS}5/transit/`, transit]]);
    expect([page.told, page.went]).toEqual([[], ['/profile/edit-recycling-point/5']]);
  },
);

test('where the conversion fails, nobody is led to the editor @P-08 @P-09', async () => {
  const page = aPage({ refusal: refused('not-allowed-in-status') });
  await page.run('edit', { status: 'on-review' });
  expect(page.went).toEqual([]);
  expect(page.told[0]).toMatchObject({
    kind: 'error',
    text: '“Jars” could not be turned into a draft. Its status has changed meanwhile. Load the list again.',
  });
});

test('an accepted point is edited by a revision, and one that is open is gone on with @P-09 @X-01', async () => {
  const page = aPage();
  await page.run('edit', { status: 'accepted' });
  expect(page.asked[0]).toMatchObject({ danger: true, text: expect.stringContaining('accepted') });
  expect(page.calls.map(sent)).toEqual([['POST', `${POINTS}5/revision/`, undefined]]);
  expect(page.went).toEqual(['/profile/edit-recycling-point/12']);
  const again = aPage();
  await again.run('edit', { status: 'accepted', openRevision: { id: '12', status: 'draft' } });
  expect([again.calls, again.went]).toEqual([[], ['/profile/edit-recycling-point/12']]);
});

test('reopening shows a loader and names the point @P-10', async () => {
  const page = aPage();
  await page.run('reopen', { status: 'temporarily-not-working' });
  expect(page.loads).toEqual(['mf-cabinet.point.5 starts', 'mf-cabinet.point.5 stops']);
  expect(page.told[0]?.text).toContain('“Jars” works again');
  const failing = aPage({ refusal: new ApiError(0, []) });
  await failing.run('reopen', { status: 'temporarily-not-working' });
  expect(failing.told[0]?.text).toContain('There seems to be no connection');
  expect(failing.loads).toHaveLength(2);
});

test('a review says that it ends with Accepted or Declined @P-12', async () => {
  const page = aPage();
  await page.run('review');
  expect(page.told[0]?.text).toMatch(/Accepted or Declined/);
  expect(page.changed).toEqual([{ id: '5', status: 'on-review' }]);
});

test.each(LOCALES.filter((locale) => locale !== 'ru-KZ'))(
  'in %s every outcome names the point @P-12',
  async (locale) => {
    for (const action of ['delete', 'convert', 'review', 'reopen'] as const)
      for (const refusal of [undefined, refused('point-incomplete')]) {
        const page = aPage({ locale, ...(refusal && { refusal }) });
        await page.run(action, { status: 'on-review' });
        expect(page.told.map(({ text }) => text)).toEqual([expect.stringContaining('Jars')]);
        expect(page.told[0]?.title).not.toMatch(/^action\./);
      }
  },
);
