import { expect, test } from '@jest/globals';
import { unansweredSince } from './point-freshness.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const OLD = '2026-03-01T00:00:00.000Z';
const asked = (askedAt: string | null, verifiedAt: string | null = OLD) =>
  unansweredSince({ askedAt, verifiedAt, updatedAt: '2026-02-01T00:00:00.000Z' }, NOW);

test('a point says when it was last verified after 30 days without an answer @X-02', () => {
  expect(asked(null)).toBeNull();
  expect(asked('2026-10-23T12:00:00.001Z')).toBeNull();
  expect(asked('2026-10-23T12:00:00.000Z')).toBe(OLD);
});

test('one that was never verified says when it last changed @X-02', () => {
  expect(asked('2026-09-01T00:00:00.000Z', null)).toBe('2026-02-01T00:00:00.000Z');
});

test('an answer, or a change, silences it @X-02', () => {
  expect(asked('2026-09-01T00:00:00.000Z', '2026-09-02T00:00:00.000Z')).toBeNull();
});
