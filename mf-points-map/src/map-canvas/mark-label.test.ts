import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { textsOf } from '../testing/services.ts';
import { markLabel } from './mark-label.ts';
import type { ClusterMark, PointMark } from './marks-to-draw.ts';

const POINT: PointMark = {
  kind: 'point',
  key: 'point 7',
  id: '7',
  place: [37.6, 55.75],
  leg: null,
  isAside: false,
  family: 'glass',
  standing: 'open',
  emphasis: null,
  name: null,
  closesAt: null,
};
const CLUSTER: ClusterMark = { kind: 'cluster', key: '', place: [37.6, 55.75], count: 23, expansion: 12 };

const label = (mark: PointMark | ClusterMark, locale: Locale = 'en-US'): string =>
  markLabel(textsOf(locale), locale, mark);

test('a mark says what it is and how it stands @M-06', () => {
  expect(label(CLUSTER)).toBe('23 recycling points, zoom in');
  expect(label(POINT)).toBe('Recycling point: Glass, open now');
  expect(label({ ...POINT, standing: 'closed' })).toBe('Recycling point: Glass, closed now');
  expect(label({ ...POINT, standing: 'paused' })).toBe('Recycling point: Glass, closed for a time');
  expect(label({ ...POINT, standing: 'unknown' })).toBe('Recycling point: Glass');
  const jars = { ...POINT, name: 'Jars', closesAt: '20:00' } as const;
  expect(label(jars)).toBe('Jars, open until 8:00\u00a0PM');
  expect(label(jars, 'ru-RU')).toBe('Jars, открыто до 20:00');
});

test.each(LOCALES)('in %s open, closed, paused and unknown are told apart by words @M-06', (locale) => {
  const labels = (['open', 'closed', 'paused', 'unknown'] as const).map((standing) =>
    label({ ...POINT, standing }, locale),
  );
  expect(new Set(labels).size).toBe(labels.length);
  expect(label(CLUSTER, locale)).toMatch(/^23 /);
});
