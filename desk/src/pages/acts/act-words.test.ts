import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESK_API } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { english } from '../../testing/open-desk.tsx';
import { actWords, pageOf } from './act-words.ts';

const { t } = english();

/** What the API says of itself. */
const { paths } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../api/openapi.json'), 'utf8'),
) as { readonly paths: Readonly<Record<string, object>> };

/** Calls that nobody asks about later, and those of who is not signed in yet. */
const NOT_NOTED = /^(login|logout|set-up|points-claim)/;

const ACTS = Object.entries(paths)
  .filter(([path]) => path.startsWith(`${DESK_API}/`))
  .flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => ['post', 'put', 'patch', 'delete'].includes(method))
      .map((method) => {
        const parts = path.slice(DESK_API.length).split('/').filter(Boolean);
        const [area = '', ...words] = parts.filter((part) => !part.startsWith('{'));
        return { area, action: words.join('-') || method };
      }),
  )
  .filter(({ area, action }) => !NOT_NOTED.test(`${area}-${action}`));

test('everything that staff can do is told in words @X-16', () => {
  expect(ACTS.length).toBeGreaterThan(30);
  expect(ACTS.filter((act) => actWords(t, act).includes('/'))).toEqual([]);
});

test.each([
  [{ area: 'points', action: 'accept', subject: '7' }, '/points/7'],
  [{ area: 'dictionaries', action: 'units-move', subject: 'kg' }, '/dictionaries/units/kg'],
  [{ area: 'dictionaries', action: 'units', subject: '' }, undefined],
  [{ area: 'staff', action: 'close', subject: '7' }, undefined],
])('%j leads to the page of what it was done to @X-16', (act, page) => {
  expect(pageOf(act)).toBe(page);
});
