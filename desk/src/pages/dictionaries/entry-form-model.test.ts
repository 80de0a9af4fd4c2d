import { ApiError, LOCALES, type LocalisedName } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { allSettled } from 'effector';
import { type DeskApi, startDesk } from '../../platform/api.ts';
import { $isSaved, type EntryOpening, entryForm } from './entry-form-model.ts';
import type { Entry } from './model.ts';
import { slugOf } from './slug-of.ts';

const names = Object.fromEntries(LOCALES.map((locale) => [locale, `Toner ${locale}`])) as LocalisedName;

const TONER: Entry = {
  id: 'toner',
  family: 'electronics',
  names,
  state: 'published',
  version: 4,
  url: '/media/icons/toner.0123abcd.svg',
  hasDrawing: true,
};

type Change = Parameters<typeof entryForm.changed>[0];

/** Opens the form, fills it in and sends it; the calls that it made, and how it went. */
async function sent(opening: EntryOpening, changes: readonly Change[], answer: DeskApi = async () => ({})) {
  const calls: object[] = [];
  const scope = startDesk((call) => {
    calls.push(call);
    return answer(call);
  });
  await allSettled(entryForm.opened, { scope, params: opening });
  for (const params of changes) await allSettled(entryForm.changed, { scope, params });
  await allSettled(entryForm.submitted, { scope, params: {} });
  return { calls, scope };
}

test('a change goes out with the version that was read, and without a drawing that nobody chose @X-16', async () => {
  const change = { path: 'names.en-US', value: 'Ink' } as const;
  const { calls, scope } = await sent({ dictionary: 'icons', entry: TONER }, [change]);
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: '/dictionaries/icons/toner/',
      body: { version: 4, family: 'electronics', names: { ...names, 'en-US': 'Ink' } },
    },
  ]);
  expect(scope.getState($isSaved)).toBe(true);
  await allSettled(entryForm.changed, { scope, params: { path: 'names.en-US', value: 'Inks' } });
  expect(scope.getState($isSaved)).toBe(false);
});

test.each([
  [[{ path: 'drawing', value: '<svg/>' }], '<svg/>'],
  [[{ path: 'dropsDrawing', value: true }], null],
] as const)('a drawing is sent, or taken away: %j @X-16', async (changes, drawing) => {
  const { calls } = await sent({ dictionary: 'icons', entry: TONER }, changes);
  expect(calls).toMatchObject([{ body: { drawing } }]);
});

test('a new unit has an id of its own, and no family @X-16', async () => {
  const changes = LOCALES.map((locale) => ({ path: `names.${locale}`, value: 'box' }) as const);
  const scope = startDesk(async () => ({}));
  await allSettled(entryForm.opened, { scope, params: { dictionary: 'units', entry: null } });
  for (const params of changes) await allSettled(entryForm.changed, { scope, params });
  await allSettled(entryForm.fieldLeft, { scope, params: 'names.en-US' });
  expect(scope.getState(entryForm.$values).id).toBe('box');
  await allSettled(entryForm.submitted, { scope, params: {} });
  expect(scope.getState(entryForm.$outcome)).toMatchObject({ isDone: true, reference: 'box' });
});

test('an id that somebody typed stays @X-16', async () => {
  const scope = startDesk(async () => ({}));
  await allSettled(entryForm.opened, { scope, params: { dictionary: 'units', entry: null } });
  for (const [path, value] of [
    ['id', 'crate'],
    ['names.en-US', 'Box'],
  ] as const)
    await allSettled(entryForm.changed, { scope, params: { path, value } });
  await allSettled(entryForm.fieldLeft, { scope, params: 'names.en-US' });
  expect(scope.getState(entryForm.$values).id).toBe('crate');
});

test('what the server finds wrong stands at its field @V-05', async () => {
  const errors = [
    { status: '422', code: 'required', title: '', source: { pointer: '/names/kk-KZ' } },
    { status: '422', code: 'drawing', title: '', source: { pointer: '/drawing' } },
  ];
  const { scope } = await sent(
    { dictionary: 'icons', entry: TONER },
    [{ path: 'drawing', value: '<svg><script/></svg>' }],
    () => Promise.reject(new ApiError(422, errors)),
  );
  expect(scope.getState(entryForm.$fields).problems).toMatchObject({
    'names.kk-KZ': { rule: 'required' },
    drawing: { rule: 'drawing' },
  });
});

test('a drawing that is too long is not sent @V-05', async () => {
  const { calls } = await sent({ dictionary: 'icons', entry: TONER }, [
    { path: 'drawing', value: 'x'.repeat(16_001) },
  ]);
  expect(calls).toEqual([]);
});

test('that somebody else was faster is told @X-16', async () => {
  const { scope } = await sent({ dictionary: 'icons', entry: TONER }, [], () =>
    Promise.reject(new ApiError(409, [{ status: '409', code: 'version-conflict', title: '' }])),
  );
  expect(scope.getState(entryForm.$outcome)?.answers.all).toMatchObject({ reason: 'version-conflict' });
});

test.each([
  ['Toner & ink', 'toner-ink'],
  ['  Café – crème ', 'cafe-creme'],
  ['Картриджи', ''],
  ['x'.repeat(90), 'x'.repeat(40)],
])('%s is called %s in addresses', (name, slug) => expect(slugOf(name)).toBe(slug));
