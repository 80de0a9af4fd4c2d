import type { Material } from '@ecocircle/app-kit/point-card';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { familyChoice, toggleFamily, toggleMember } from './choice.ts';
import { loosened } from './loosened.ts';
import { hasAbroad, NO_FILTER, type PointFilter, readFilter, toWishes, writeFilter } from './point-filter.ts';

const MATERIALS = [
  { id: 'paper', family: 'paper', name: 'Paper' },
  { id: 'cardboard', family: 'paper', name: 'Cardboard' },
  { id: 'batteries', family: 'hazardous', name: 'Batteries' },
  { id: 'glass-jars', family: 'glass', name: 'Glass jars' },
  { id: 'glass-bottles', family: 'glass', name: 'Glass bottles' },
] as const satisfies Material[];
const [PAPER, CARDBOARD] = MATERIALS;

const KAZAKH = { edition: 'kz', locale: 'kk-KZ' } as const;

const read = (query: string) => readFilter(new URLSearchParams(query));
const wanted = (...materials: string[]): PointFilter => ({ ...NO_FILTER, materials });

test('reads the same filter from a form without JavaScript and from a link @M-01', () => {
  const filter = { ...wanted('glass', 'paper'), q: 'jar', match: 'all', open: true, paid: true };
  expect(read('q=jar&materials=glass&materials=paper&match=all&open=now&paid=1')).toEqual(filter);
  expect(read('q=+jar+&materials=glass,paper,glass&match=all&open=now&paid=1')).toEqual(filter);
});

test('leaves out what cannot be a material and cuts what is too long', () => {
  expect(read(`materials=<b>,GLASS,glass&q=${'x'.repeat(300)}`)).toEqual({
    ...wanted('glass'),
    q: 'x'.repeat(100),
  });
  expect(read('q=a%00b').q).toBe('a b');
  expect(read(`thing=+${'я'.repeat(10_000)}`).thing).toBe('я'.repeat(100));
  expect(read('open=later&paid=yes&match=none&sort=name')).toEqual(NO_FILTER);
});

test('all of one thing and the best price of nothing mean no more than the thing', () => {
  expect(read('materials=glass&match=all').match).toBe('any');
  expect(read('sort=price').sort).toBe('open');
});

const names = fc.uniqueArray(fc.constantFrom('paper', 'paper.paper', 'cardboard', 'glass', 'batteries'));
const filters = fc.record({
  q: fc.constantFrom('', 'ул. Арбат & co'),
  thing: fc.constantFrom('', 'jam-jar', 'банка & co'),
  materials: names,
  match: fc.constantFrom('any', 'all'),
  open: fc.boolean(),
  paid: fc.boolean(),
  abroad: fc.boolean(),
  sort: fc.constantFrom('open', 'price'),
  isBare: fc.boolean(),
});

test('survives being written into an address @M-01', () => {
  fc.assert(
    fc.property(filters, (given) => {
      const filter = read(writeFilter(given));
      expect(read(writeFilter(filter))).toEqual(filter);
      expect(filter).toMatchObject({ q: given.q, materials: given.materials, open: given.open });
    }),
  );
  expect(writeFilter(NO_FILTER)).toBe('');
});

test('a family stands for any of its materials, one of the same name for itself, and the best price for what pays', () => {
  const filter = { ...wanted('paper', 'paper.paper', 'batteries'), match: 'all', sort: 'price' } as const;
  expect(toWishes(filter, { materials: MATERIALS, thing: null, about: KAZAKH })).toEqual({
    materials: ['paper.cardboard', 'paper', 'batteries'],
    match: 'all',
    open: false,
    paid: true,
    countries: { country: 'KZ' },
  });
});

test('an asked thing is one of what is to be taken, by any of its materials @X-05', () => {
  const filter = read('thing=jam-jar&materials=batteries&match=all');
  expect([filter.thing, filter.match]).toEqual(['jam-jar', 'all']);
  const thing = { materials: ['glass-jars', 'glass-bottles'] };
  const about = { materials: MATERIALS, about: KAZAKH };
  expect(toWishes(filter, { ...about, thing }).materials).toEqual(['glass-jars.glass-bottles', 'batteries']);
  expect(toWishes(filter, { ...about, thing: { materials: [] } }).materials).toEqual(['batteries']);
  expect(loosened(filter, false).map(({ without }) => without)).toContain('words');
});

test.each([
  [{ edition: 'kz', locale: 'kk-KZ' }, { country: 'KZ' }],
  [{ edition: 'ru', locale: 'ru-RU' }, { country: 'RU' }],
  [{ edition: 'int', locale: 'es-AR' }, { country: 'AR' }],
  [{ edition: 'int', locale: 'en-US' }, { not_country: 'RU,KZ' }],
  [{ edition: 'local', locale: 'en-US' }, {}],
] as const)(
  'a page of %j keeps to the countries %j, with words and without, unless others are asked for @M-01',
  (about, countries) => {
    const wished = (query: string) =>
      toWishes(read(query), { materials: MATERIALS, thing: null, about }).countries;
    expect([wished('q=jar'), wished('materials=paper')]).toEqual([countries, countries]);
    expect(wished('q=jar&countries=all')).toEqual({});
    const isBound = hasAbroad(about);
    const offered = loosened(NO_FILTER, isBound).map(({ filter }) => writeFilter(filter));
    expect(offered).toEqual(about.edition === 'local' ? [] : ['?countries=all']);
    expect(loosened(read('countries=all'), isBound)).toEqual([]);
  },
);

test('the members of a family and its chip are one choice @M-01', () => {
  const stateOf = (filter: PointFilter) => familyChoice(filter, 'paper', MATERIALS).state;
  const whole = toggleFamily(wanted('batteries'), 'paper', MATERIALS);
  expect([whole.materials, stateOf(whole)]).toEqual([['batteries', 'paper'], 'on']);
  const partly = toggleMember(whole, CARDBOARD, MATERIALS);
  expect([partly.materials, stateOf(partly)]).toEqual([['batteries', 'paper.paper'], 'partly']);
  expect(toggleMember(partly, CARDBOARD, MATERIALS).materials).toEqual(['batteries', 'paper']);
  expect(toggleMember(partly, PAPER, MATERIALS).materials).toEqual(['batteries']);
  expect(toggleFamily(partly, 'paper', MATERIALS).materials).toEqual(['batteries', 'paper']);
  expect(toggleFamily(whole, 'paper', MATERIALS).materials).toEqual(['batteries']);
});

test('each condition can be done without, and nothing that would find less is offered', () => {
  const offers = loosened({ ...wanted('paper', 'glass'), match: 'all', open: true, q: 'x' }, false);
  expect(offers.map(({ without, name }) => [without, name])).toEqual([
    ['all', ''],
    ['open', ''],
    ['material', 'paper'],
    ['material', 'glass'],
    ['words', ''],
  ]);
  expect(loosened(wanted('paper', 'glass'), false)).toEqual([]);
  expect(loosened(wanted('paper'), false).map(({ filter }) => filter)).toEqual([NO_FILTER]);
});

test('an embedded page stays embedded wherever its links lead @R-20', () => {
  const filter = readFilter(new URLSearchParams('materials=glass&hide-layout-ui=true'));
  expect(writeFilter(toggleFamily(filter, 'glass', MATERIALS))).toBe('?hide-layout-ui=true');
  expect(writeFilter(readFilter(new URLSearchParams('hide-layout-ui=false')))).toBe('');
});
