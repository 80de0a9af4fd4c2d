import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LIMITS, type Limits, limitsOf } from './limits.ts';

const OPERATIONS = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

const rowOf = (variable: string): string[] =>
  OPERATIONS.split('\n')
    .find((line) => line.startsWith(`| \`${variable}\` `))
    ?.split('|')
    .map((cell) => cell.trim()) ?? [];

test.each(Object.values(LIMITS))(
  'docs/operations.md names $variable and what it is unless set',
  ({ variable, unset }) => {
    expect(rowOf(variable)[3]).toBe(String(unset));
  },
);

test('what is set holds, and what is not has its default', () => {
  const limits: Limits = limitsOf({ formsPerMinute: 3 });
  expect(limits.formsPerMinute).toBe(3);
  expect(limits.loginsPerMinute).toBe(LIMITS.loginsPerMinute.unset);
});
