import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AwsV4Signer } from 'aws4fetch';
import { type ArchiveHost, startArchiveHost } from '../../../test/archive-host.ts';
import { s3Address, s3Ranges } from './s3-ranges.ts';

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of tests' };
const LOCATION = 's3://streets/europe/town.pmtiles';

let host: ArchiveHost;
beforeAll(async () => {
  host = await startArchiveHost(new Uint8Array(1000).fill(7));
});
afterAll(() => host.close());

const settings = (keys: typeof KEYS | null) => ({
  region: 'eu-central-1',
  endpoint: new URL(host.url).origin,
  keys,
});

test('asks for a part of the object, signed for its store', async () => {
  const { bytes } = await s3Ranges(LOCATION, settings(KEYS), 1000).read(5, 2);
  expect([...bytes]).toEqual([7, 7]);
  const { url, headers } = host.requests.at(-1) as IncomingMessage;
  expect(url).toBe('/streets/europe/town.pmtiles');
  expect(headers.range).toBe('bytes=5-6');
  const datetime = String(headers['x-amz-date']);
  const signer = new AwsV4Signer({
    ...KEYS,
    url: `${new URL(host.url).origin}${url}`,
    headers: { range: 'bytes=5-6' },
    service: 's3',
    region: 'eu-central-1',
    datetime,
  });
  const expected = await signer.sign();
  expect(headers.authorization).toBe(expected.headers.get('authorization'));
  expect(headers.authorization).toContain(`AKIDEXAMPLE/${datetime.slice(0, 8)}/eu-central-1/s3/aws4_request`);
});

test('a public bucket is asked without a signature', async () => {
  await s3Ranges(LOCATION, settings(null), 1000).read(5, 2);
  expect(host.requests.at(-1)?.headers.authorization).toBeUndefined();
});

test('without an endpoint the store is that of Amazon for the region', () => {
  expect(s3Address(LOCATION, { region: 'eu-central-1', endpoint: null, keys: null })).toBe(
    'https://s3.eu-central-1.amazonaws.com/streets/europe/town.pmtiles',
  );
});
