import {
  ApiError,
  CallCancelledError,
  type DraftService,
  type FieldProblems,
} from '@ecocircle/shared-contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, fork, type Store } from 'effector';
import type { Answer } from './answer.ts';
import { createForm } from './create-form.ts';
import type { Check } from './form-options.ts';
import type { FieldPath } from './paths.ts';
import type { RowChange } from './rows.ts';

const INITIAL = {
  name: '',
  secret: '',
  contacts: { email: '' },
  rates: [] as readonly { readonly item: string; readonly price: string }[],
};
type Values = typeof INITIAL;

const REQUIRED = { rule: 'required' } as const;

const check: Check<Values> = ({ name, rates }) => ({
  ...(name.trim() === '' && { name: REQUIRED }),
  ...Object.fromEntries(
    rates.flatMap(({ price }, index) => (price === '' ? [[`rates.${index}.price`, REQUIRED]] : [])),
  ),
});

interface Call {
  readonly part: string;
  readonly values: Values;
  readonly answer: (answer: Answer<'known'>) => void;
  readonly refuse: (error: unknown) => void;
}

const stored = new Map<string, unknown>();
const drafts: DraftService = {
  get: (key) => stored.get(key) ?? null,
  set: (key, value) => void stored.set(key, value),
  remove: (key) => void stored.delete(key),
};

type Parts = readonly ('one' | 'two')[];

function start({
  rules = async () => check,
  parts = ['one'] as Parts,
  failsBeside = false,
  filled = [] as readonly ('name' | 'secret')[],
  isJudged = 'changed' as 'changed' | 'painted',
} = {}) {
  const calls: Call[] = [];
  const loads: (string | null)[] = [];
  const form = createForm<Values, string, 'one' | 'two', 'known'>({
    initial: INITIAL,
    rules: (opening) => {
      loads.push(opening);
      return rules();
    },
    filled,
    isJudged,
    draft: { key: 'test', drafts },
    memory: ['secret'],
    next: (values) => ({ ...values, name: '' }),
    parts: () => parts,
    send: ({ part, values }) => new Promise((answer, refuse) => calls.push({ part, values, answer, refuse })),
    failsBeside,
  });
  const scope = fork();
  return {
    form,
    scope,
    calls,
    loads,
    read: <Value>(store: Store<Value>): Value => scope.getState(store),
    async open() {
      await allSettled(form.opened, { scope, params: 'en' });
      await allSettled(form.shown, { scope, params: true });
    },
    leave: () => allSettled(form.left, { scope }),
    change: (path: FieldPath<Values>, value: unknown) =>
      allSettled(form.changed, { scope, params: { path, value } }),
    rows: (change: RowChange) => allSettled(form.rowsChanged, { scope, params: { list: 'rates', change } }),
    async send(...answers: Answer<'known'>[]) {
      const first = calls.length;
      const settled = allSettled(form.submitted, { scope, params: {} });
      for (const [index, answer] of answers.entries()) calls[first + index]?.answer(answer);
      await settled;
    },
  };
}

const SENT = { kind: 'sent', reference: 'Q-1' } as const;
const FAILED = { kind: 'failed', isFinal: false } as const;

beforeEach(() => stored.clear());

describe('the rules', () => {
  test('wait until an opened form is painted', async () => {
    const { form, scope, loads } = start();
    await allSettled(form.opened, { scope, params: 'en' });
    expect(loads).toEqual([]);
    await allSettled(form.shown, { scope, params: true });
    expect(loads).toEqual(['en']);
  });

  test('wait for the opening of a form that is painted before', async () => {
    const { form, scope, loads } = start();
    await allSettled(form.shown, { scope, params: true });
    expect(loads).toEqual([]);
    await allSettled(form.opened, { scope, params: 'en' });
    expect(loads).toEqual(['en']);
  });

  test('are loaded once, when the form is opened, and find what is wrong', async () => {
    const { open, change, loads, read, form } = start();
    expect(read(form.$problems)).toEqual({});
    await open();
    await change('name', 'Ada');
    expect([loads, read(form.$problems)]).toEqual([['en'], {}]);
    await change('name', '');
    expect([loads, read(form.$problems)]).toEqual([['en'], { name: REQUIRED }]);
  });

  test('are awaited by a submit, whose press counts once', async () => {
    let come: (rules: Check<Values>) => void = () => {};
    const { form, scope, calls, read } = start({ rules: () => new Promise((resolve) => (come = resolve)) });
    const settled = allSettled(form.submitted, { scope, params: {} });
    void allSettled(form.submitted, { scope, params: {} });
    expect([calls, read(form.$stage)]).toEqual([[], 'sending']);
    come(check);
    await settled;
    expect([calls, read(form.$stage), read(form.$told)]).toEqual([[], 'form', { name: true }]);
  });

  test('that do not load keep nobody from sending, and are tried again by the next submit', async () => {
    const { form, change, calls, loads, read, send } = start({
      rules: () => Promise.reject(new Error('offline')),
    });
    await change('name', 'Ada');
    await change('name', '');
    expect(loads).toHaveLength(1);
    const sending = send();
    await waitFor(() => expect(calls.length).toBe(1));
    calls[0]?.answer({ kind: 'invalid', problems: { name: REQUIRED } });
    await sending;
    expect(loads).toHaveLength(2);
    expect([read(form.$stage), read(form.$problems)]).toEqual(['form', { name: REQUIRED }]);
  });

  test('that come after the form was left send nothing', async () => {
    let come: (rules: Check<Values>) => void = () => {};
    const { form, scope, calls, leave } = start({ rules: () => new Promise((resolve) => (come = resolve)) });
    const settled = allSettled(form.submitted, { scope, params: {} });
    void leave();
    come(() => ({}));
    await settled;
    expect(calls).toEqual([]);
  });
});

describe('rules that wait for the paint', () => {
  test('find what is wrong once the change is painted', async () => {
    const { form, scope, open, change, read } = start({ isJudged: 'painted' });
    await open();
    await change('name', 'Ada');
    const settled = allSettled(form.changed, { scope, params: { path: 'name', value: '' } });
    expect([read(form.$values).name, read(form.$problems)]).toEqual(['', {}]);
    await settled;
    expect(read(form.$problems)).toEqual({ name: REQUIRED });
  });

  test('judge a submit by what stands in the fields at the press', async () => {
    const { form, scope, open, change, calls, read } = start({ isJudged: 'painted' });
    await open();
    await change('name', 'Ada');
    void allSettled(form.changed, { scope, params: { path: 'name', value: '' } });
    await allSettled(form.submitted, { scope, params: {} });
    expect([calls, read(form.$told), read(form.$problems)]).toEqual([[], { name: true }, { name: REQUIRED }]);
  });

  test('follow the rows at once', async () => {
    const { form, open, rows, change, read } = start({ isJudged: 'painted' });
    await open();
    await change('name', 'Ada');
    await rows({ kind: 'added', row: { item: 'glass', price: '' } });
    await rows({ kind: 'added', row: { item: 'tins', price: '2' } });
    expect(read(form.$problems)).toEqual({ 'rates.0.price': REQUIRED });
    void rows({ kind: 'removed', index: 0 });
    expect(read(form.$problems)).toEqual({});
  });
});

describe('sending', () => {
  test('says whether anything can be sent', async () => {
    const { open, change, read, form } = start({ filled: ['name', 'secret'] });
    await change('name', 'Ada');
    expect(read(form.$canSend)).toBe(false);
    await change('secret', ' ');
    expect(read(form.$canSend)).toBe(false);
    await change('secret', 'x');
    expect(read(form.$canSend)).toBe(true);
    await open();
    await change('name', '');
    expect(read(form.$canSend)).toBe(false);
  });

  test('an answer to an earlier attempt, or after leaving, changes nothing', async () => {
    const { form, scope, open, leave, change, calls, read } = start();
    await open();
    await change('name', 'Ada');
    const first = allSettled(form.submitted, { scope, params: {} });
    void leave();
    void open();
    const second = allSettled(form.submitted, { scope, params: {} });
    calls[0]?.answer(FAILED);
    calls[1]?.answer(SENT);
    await Promise.all([first, second]);
    expect(calls).toHaveLength(2);
    expect([read(form.$stage), read(form.$outcome)]).toMatchObject([
      'outcome',
      { isDone: true, reference: 'Q-1' },
    ]);
  });

  test('what was found wrong stands until the field is changed', async () => {
    const { form, open, change, send, read } = start();
    await open();
    await change('name', 'Ada');
    const problem = { rule: 'email' } as const;
    await send({ kind: 'invalid', problems: { 'contacts.email': problem, name: problem } });
    expect([read(form.$stage), read(form.$refusals)]).toEqual(['form', 1]);
    await change('contacts.email', 'a');
    expect(read(form.$problems)).toEqual({ name: problem });
  });

  test.each<[string, unknown, object | null, string]>([
    ['a broken server', new ApiError(500, []), { canRetry: true }, 'outcome'],
    ['anything unexpected', new TypeError('oops'), { canRetry: true }, 'outcome'],
    ['too many attempts', new ApiError(429, []), { canRetry: true, tooMany: { wait: 60 } }, 'outcome'],
    ['a login that nobody came back from', new CallCancelledError(), { canRetry: false }, 'form'],
  ])('%s keeps what was typed', async (_, error, outcome, stage) => {
    const { form, scope, open, change, calls, read } = start();
    await open();
    await change('name', 'Ada');
    const settled = allSettled(form.submitted, { scope, params: {} });
    calls[0]?.refuse(error);
    await settled;
    expect([read(form.$stage), read(form.$outcome)]).toMatchObject([stage, outcome]);
    expect(read(form.$values).name).toBe('Ada');
  });

  test('a failure beside the fields goes with the next change', async () => {
    const { form, open, change, send, read } = start({ failsBeside: true });
    await open();
    await change('name', 'Ada');
    await change('secret', 'x');
    await send({ kind: 'refused', reason: 'known', clears: ['secret'] });
    expect([read(form.$stage), read(form.$values).secret]).toEqual(['form', '']);
    expect(read(form.$outcome)?.answers.one).toMatchObject({ reason: 'known' });
    await change('secret', 'y');
    expect(read(form.$outcome)).toBeNull();
  });

  test('a part that arrived is not sent again, nor one that is refused for what a field holds', async () => {
    const { form, open, change, send, calls, read } = start({ parts: ['one', 'two'] });
    await open();
    await change('name', 'Ada');
    await send(SENT, { kind: 'refused', reason: 'known', about: 'name' });
    expect(read(form.$outcome)).toMatchObject({ isDone: false, canRetry: false });
    await open();
    await send();
    expect(calls).toHaveLength(2);
    await open();
    await change('name', 'Grace');
    await send(SENT);
    expect(calls.map(({ part }) => part)).toEqual(['one', 'two', 'two']);
    expect(read(form.$outcome)).toMatchObject({ isDone: true, reference: 'Q-1' });
    expect(read(form.$sent)).toEqual({});
  });

  test('what failed for good is not offered again', async () => {
    const { form, open, change, send, read } = start();
    await open();
    await change('name', 'Ada');
    await send({ kind: 'failed', isFinal: true });
    expect(read(form.$outcome)?.canRetry).toBe(false);
    await send();
    expect(read(form.$stage)).toBe('outcome');
  });

  test('one more form begins with what stays the same', async () => {
    const { form, scope, open, change, send, read } = start();
    await open();
    await change('name', 'Ada');
    await change('contacts.email', 'ada@example.org');
    await send(SENT);
    await allSettled(form.anotherWanted, { scope });
    expect(read(form.$stage)).toBe('form');
    expect(read(form.$values)).toMatchObject({ name: '', contacts: { email: 'ada@example.org' } });
  });
});

describe('a draft', () => {
  test('outlives leaving and a reload, but for what memory alone keeps', async () => {
    const { open, change, leave, read, form } = start();
    await open();
    await change('name', 'Ada');
    await change('secret', 'x');
    expect(JSON.stringify([...stored.values()])).not.toContain('"x"');
    await leave();
    await open();
    expect([read(form.$values), read(form.$isRestored)]).toMatchObject([{ name: 'Ada', secret: 'x' }, true]);
    const reloaded = start();
    await reloaded.open();
    expect(reloaded.read(reloaded.form.$values)).toMatchObject({ name: 'Ada', secret: '' });
  });

  test('is forgotten once it is sent or begun anew, and when nothing is left of it', async () => {
    const { form, scope, open, change, send, leave, read } = start();
    await open();
    await change('name', 'Ada');
    await change('secret', 'x');
    await send(SENT);
    await leave();
    expect([stored.size, read(form.$values)]).toEqual([0, INITIAL]);
    await change('name', 'Ada');
    await allSettled(form.startedOver, { scope });
    expect([stored.size, read(form.$values)]).toEqual([0, INITIAL]);
    await change('name', 'Ada');
    await change('name', '');
    expect(stored.size).toBe(0);
  });

  test('of another shape gives what it has of this one', async () => {
    stored.set('test', { name: 7, contacts: { email: 'ada@', phone: '1' }, more: true });
    const { open, read, form } = start();
    await open();
    expect(read(form.$values)).toEqual({ ...INITIAL, contacts: { email: 'ada@' } });
  });
});

describe('rows', () => {
  const row = (item: string, price = '1') => ({ kind: 'added', row: { item, price } }) as const;
  const problem: FieldProblems[string] = { rule: 'choice' };

  async function filled() {
    const all = start();
    await all.open();
    await all.change('name', 'Ada');
    for (const item of ['a', 'b', 'c']) await all.rows(row(item));
    await allSettled(all.form.fieldLeft, { scope: all.scope, params: 'rates.2.price' });
    await all.send({ kind: 'invalid', problems: { 'rates.1.item': problem, 'rates.2.item': problem } });
    return all;
  }

  test.each([
    ['removed before', { kind: 'removed', index: 0 }, ['b', 'c'], [1, 2], [0, 1], [1]],
    ['removed itself', { kind: 'removed', index: 2 }, ['a', 'b'], [0, 1], [1], []],
    ['moved down', { kind: 'moved', from: 0, to: 2 }, ['b', 'c', 'a'], [1, 2, 0], [0, 1], [1]],
    ['moved up', { kind: 'moved', from: 2, to: 0 }, ['c', 'a', 'b'], [2, 0, 1], [0, 2], [0]],
    ['added', row('d'), ['a', 'b', 'c', 'd'], [0, 1, 2, 3], [1, 2], [2]],
  ] as const)('a row %s takes along what is known of it', async (_, change, items, keys, wrong, touched) => {
    const { form, rows, read } = await filled();
    await rows(change);
    expect(read(form.$values).rates.map(({ item }) => item)).toEqual(items);
    expect(read(form.$rowKeys).rates?.keys).toEqual(keys);
    expect(Object.keys(read(form.$problems)).toSorted()).toEqual(wrong.map((index) => `rates.${index}.item`));
    expect(Object.keys(read(form.$told)).toSorted()).toEqual(wrong.map((index) => `rates.${index}.item`));
    expect(Object.keys(read(form.$touched))).toEqual(touched.map((index) => `rates.${index}.price`));
  });

  test('are a field, too, where one component edits the whole list', async () => {
    const { form, open, change, read } = start();
    await open();
    await change('rates', [{ item: 'Glass', price: '' }]);
    expect(read(form.$values).rates).toEqual([{ item: 'Glass', price: '' }]);
    expect(read(form.$problems)).toMatchObject({ 'rates.0.price': REQUIRED });
    expect(stored.get('test')).toMatchObject({ rates: [{ item: 'Glass' }] });
  });

  test('the name of a removed row is not given again', async () => {
    const { form, rows, read } = await filled();
    await rows({ kind: 'removed', index: 2 });
    await rows(row('d'));
    expect(read(form.$rowKeys).rates?.keys).toEqual([0, 1, 3]);
  });

  test('a change of one field leaves the others the same objects', async () => {
    const { form, change, read } = await filled();
    const { rates, contacts } = read(form.$values);
    await change('rates.1.price', '');
    const now = read(form.$values);
    expect([now.contacts, now.rates[0], now.rates[1]?.price]).toEqual([contacts, rates[0], '']);
    expect(now.contacts).toBe(contacts);
    expect(now.rates[2]).toBe(rates[2]);
    expect(read(form.$problems)['rates.1.price']).toEqual(REQUIRED);
  });
});
