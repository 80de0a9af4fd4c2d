import { expect, test } from '@jest/globals';
import { type Change, isPromotionDue } from './builds.ts';

const start = (to: string): Change => ({ to, by: 'npm start' });
const operator = (to: string): Change => ({ to, by: 'ada' });

test.each([
  ['a new build', { version: '2', isNew: true, active: '1' }, [start('1')], true],
  ['the first build', { version: '1', isNew: false, active: null }, [], true],
  ['sources as before', { version: '1', isNew: false, active: '1' }, [start('1')], false],
  [
    'earlier sources than before',
    { version: '1', isNew: false, active: '2' },
    [start('1'), start('2')],
    true,
  ],
  [
    'sources as before a rollback',
    { version: '2', isNew: false, active: '1' },
    [start('1'), start('2'), operator('1')],
    false,
  ],
  [
    'other sources than before a rollback',
    { version: '1', isNew: false, active: '0' },
    [start('2'), operator('0')],
    true,
  ],
  [
    'what an operator promoted already',
    { version: '1', isNew: false, active: '1' },
    [start('2'), operator('1')],
    false,
  ],
  ['a store that no start has changed', { version: '2', isNew: false, active: '1' }, [operator('1')], false],
])('a start promotes what is due: %s', (_, build, history, expected) => {
  expect(isPromotionDue(build, history)).toBe(expected);
});
