import { expect, test } from '@jest/globals';
import { listProblems } from './problems.ts';

test('each place that the lists of the project ask for is there @I-01 @O-01', () => {
  expect(listProblems()).toEqual([]);
});
