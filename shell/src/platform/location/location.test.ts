import { editionCity, type PageData } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { fork } from 'effector';
import { createWhereabouts } from './location.ts';

test('a place that does not change is the same each time, as who follows it by snapshots needs', () => {
  const page = { locale: 'en-US', edition: 'local', city: editionCity('en-US') } as PageData;
  const { get } = createWhereabouts(page, fork());
  expect(get().city.id).toBe('ar-buenos-aires');
  expect(get()).toBe(get());
});
