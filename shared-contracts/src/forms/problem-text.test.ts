import { expect, test } from '@jest/globals';
import { problemText } from './problem-text.ts';

test('a problem’s text is asked for with its bounds in the writing of the language, and a count for the plural @V-01', () => {
  const asked: unknown[] = [];
  const t = ((key: string, options: object) => {
    asked.push([key, options]);
    return 'text';
  }) as never;
  expect(problemText({ language: 'es-AR', t }, { rule: 'maxLength', max: 5000 })).toBe('text');
  problemText({ language: 'en-US', t }, { rule: 'between', min: 1, max: 20 });
  expect(asked).toEqual([
    ['validation:maxLength', { count: 5000, min: '', max: '5.000' }],
    ['validation:between', { count: 20, min: '1', max: '20' }],
  ]);
});
