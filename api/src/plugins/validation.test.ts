import { onTestFinished } from '@ecocircle/test-kit';
import { expect, jest, test } from '@jest/globals';
import Fastify from 'fastify';
import { object, string } from 'yup';
import { registerErrorHandler } from './error-handler.ts';
import { type Routes, registerValidation } from './validation.ts';

function start() {
  const app = Fastify();
  onTestFinished(() => app.close());
  registerErrorHandler(app);
  registerValidation(app);
  const isShort = jest.fn((value: string | undefined) => (value ?? '').length < 1000);
  const query = object({ word: string().test('short', isShort) });
  for (const path of ['/one', '/other'])
    (app as Routes).get(path, { schema: { querystring: query } }, async (request) => request.query);
  const ask = async (path: string) => (await app.inject(path)).json();
  return { ask, isShort };
}

test('a valid query is validated once by each route that is asked it', async () => {
  const { ask, isShort } = start();
  for (const path of ['/one?word=a', '/one?word=a', '/other?word=a', '/one?word=b', '/one?word=a&word=b'])
    await ask(path);
  expect(await ask('/one?word=a')).toEqual({ word: 'a' });
  expect(await ask('/one?word=b')).toEqual({ word: 'b' });
  expect(isShort.mock.calls.map(([word]) => word)).toEqual(['a', 'a', 'b']);
});

test('what is wrong, and what is long, is validated each time', async () => {
  const { ask, isShort } = start();
  for (const length of [1000, 600]) {
    isShort.mockClear();
    const path = `/one?word=${'a'.repeat(length)}`;
    expect(await ask(path)).toEqual(await ask(path));
    expect(isShort).toHaveBeenCalledTimes(2);
  }
});
