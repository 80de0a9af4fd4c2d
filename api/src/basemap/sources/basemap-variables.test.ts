import { checkedEnvironment, environmentOf } from '@ecocircle/shared-contracts/schemas';
import { expect, test } from '@jest/globals';
import { archivesOf, BASEMAP_VARIABLES, missingForBasemap } from './basemap-variables.ts';

const read = (environment: Record<string, string>) =>
  checkedEnvironment(environmentOf(BASEMAP_VARIABLES), environment);

test('takes paths, addresses and buckets, in their order', () => {
  const result = read({
    BASEMAP_PMTILES: '/maps/a.pmtiles, https://maps.example/b.pmtiles?v=2,s3://bucket/c.pmtiles',
  });
  expect('value' in result && archivesOf(result.value).locations).toEqual([
    '/maps/a.pmtiles',
    'https://maps.example/b.pmtiles?v=2',
    's3://bucket/c.pmtiles',
  ]);
});

test.each(['/maps/a.mbtiles', 'ftp://maps.example/a.pmtiles', 's3://bucket', 'https://'])(
  'refuses %s at the start',
  (location) => {
    expect(read({ BASEMAP_PMTILES: location })).toHaveProperty('errors');
  },
);

test('without the setting there are no archives but the packed ones', () => {
  const result = read({});
  expect('value' in result && archivesOf(result.value)).toEqual({
    locations: [],
    s3: { region: 'us-east-1', endpoint: null, keys: null },
  });
});

test('one key of a bucket needs the other', () => {
  expect(missingForBasemap({ AWS_ACCESS_KEY_ID: 'a' })).toHaveLength(1);
  expect(missingForBasemap({ AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' })).toEqual([]);
});
