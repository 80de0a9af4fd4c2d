import { join } from 'node:path';
import {
  type DraftSpecialHours,
  eachDay,
  LOCALES,
  type Locale,
  NO_SPECIAL_DRAFT,
  ruleRow,
} from '@ecocircle/shared-contracts';
import { readLocaleTexts } from '@ecocircle/shared-contracts/build/locale-texts';
import { expect, test } from '@jest/globals';
import { createInstance } from 'i18next';
import { changeWords } from './change-words.ts';

const names = {
  materials: [{ id: 'paper', family: 'paper' as const, name: 'Paper' }],
  units: { kg: 'kg' },
  icons: { glass: 'Glass' },
};

function toolsIn(locale: Locale) {
  const parts = ['point-card', 'point-changes'];
  const texts = parts.map((part) =>
    readLocaleTexts(join(import.meta.dirname, '..', part, 'locales'), locale),
  );
  const i18n = createInstance();
  const resources = { [locale]: { translation: Object.assign({}, ...texts) } };
  void i18n.init({ lng: locale, resources, initAsync: false, interpolation: { escapeValue: false } });
  return { t: i18n.t, locale, names, country: 'KZ' };
}
const wordsOf = (field: string, after: unknown) =>
  changeWords(toolsIn('en-US'), { field, before: null, after });

const HOURS = { kind: 'hours', start: '09:00', end: '18:00', lunch: null } as const;

test.each<[string, unknown, string, readonly string[]]>([
  ['name', 'Jars', 'Name', ['Jars']],
  ['collectionRules', 'Rinse.\nDry.', 'Collection rules', ['Rinse.', 'Dry.']],
  ['supervisorContacts.phone', '', 'Phone', ['–']],
  ['coords', { lng: 76.928612, lat: 43.25 }, 'Latitude; longitude', ['43.25; 76.928612']],
  ['iconId', 'glass', 'Icon on the map', ['Glass']],
  ['iconId', 'gone', 'Icon on the map', ['gone']],
  ['photos', ['a', 'b'], 'Photos', ['2 photos']],
  ['photos', [], 'Photos', ['–']],
  ['workingHours.monday', { kind: 'closed' }, 'Hours: Monday', ['Closed']],
  [
    'workingHours.monday',
    { ...HOURS, lunch: { start: '13:00', end: '' } },
    'Hours: Monday',
    ['9:00\u00a0AM\u2009–\u20096:00\u00a0PM, lunch break 1:00\u00a0PM\u2009–\u2009–'],
  ],
  [
    'smrs',
    [
      { typeId: 'paper', rate: 12.5, uom: 'kg' },
      { typeId: 'paper', rate: 0, uom: 'kg' },
      { typeId: 'retired', rate: null, uom: '' },
    ],
    'Materials and prices',
    ['Paper: ₸12.50 / kg', 'Paper: Free of charge', 'retired: –'],
  ],
])('%s %j is told in words @X-16', (field, value, name, lines) => {
  const { field: told, before, after } = wordsOf(field, value);
  expect([told, before, after]).toEqual([name, ['–'], lines]);
});

const special: DraftSpecialHours = {
  exceptions: [
    { from: '2026-12-31', to: '2027-01-02', note: 'Inventory', day: { kind: 'closed' } },
    { from: '2026-12-25', to: '', note: '', day: HOURS },
  ],
  rules: [
    ruleRow('2026-11-21'),
    { ...ruleRow('2026-11-21'), every: '1', weekdays: eachDay((day) => day === 'monday') },
    {
      ...ruleRow('2026-11-21'),
      repeats: 'months',
      place: '-1',
      weekday: 'wednesday',
      day: { kind: 'closed' },
    },
  ],
  holidays: { policy: 'closed', day: HOURS },
};

test('special days are told line by line @X-04', () => {
  const lines = wordsOf('specialHours', special).after.map((line) => line.replaceAll(/[\u00a0\u2009]/g, ' '));
  expect(lines).toEqual([
    'December 31, 2026 – January 2, 2027: Closed (Inventory)',
    'December 25, 2026: 9:00 AM – 6:00 PM',
    'Every 2 weeks (Saturday): 9:00 AM – 6:00 PM',
    'Every 1 week (Monday): 9:00 AM – 6:00 PM',
    'Every month: Wednesday, the last of the month: Closed',
    'Public holidays: closed',
  ]);
  expect(wordsOf('specialHours', NO_SPECIAL_DRAFT).after).toEqual(['Public holidays: not said']);
});

test.each(LOCALES)('every word of %s is there @I-01', (locale) => {
  const changes = ['name', 'coords', 'workingHours.friday', 'supervisorContacts.email'].map((field) =>
    changeWords(toolsIn(locale), { field, before: '', after: null }),
  );
  const holidays = changeWords(toolsIn(locale), { field: 'specialHours', before: null, after: special });
  for (const { field, after } of [...changes, holidays])
    expect([field, ...after].join(' ')).not.toMatch(/pointC|\{\{/);
});
