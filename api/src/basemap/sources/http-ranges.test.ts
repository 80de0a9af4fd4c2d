import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type ArchiveHost, type HostBehaviour, startArchiveHost } from '../../../test/archive-host.ts';
import { httpRanges } from './http-ranges.ts';

const BYTES = Uint8Array.from({ length: 1000 }, (_, at) => at % 251);
const BUDGET_MS = 400;

let host: ArchiveHost;
beforeAll(async () => {
  host = await startArchiveHost(BYTES);
});
beforeEach(() => host.behave('well'));
afterAll(() => host.close());

const ranges = () => httpRanges(host.url, BUDGET_MS);

test('reads a part, unpacked by nobody, and says which archive it is of', async () => {
  const before = await ranges().read(10, 3);
  expect([...before.bytes]).toEqual([10, 11, 12]);
  expect(host.requests.at(-1)?.headers).toMatchObject({
    range: 'bytes=10-12',
    'accept-encoding': 'identity',
  });
  host.replace(BYTES);
  expect((await ranges().read(10, 3)).identity).not.toBe(before.identity);
});

const PROBLEMS: readonly (readonly [HostBehaviour, string, string])[] = [
  ['ignores-ranges', 'no-ranges', 'ignores ranges'],
  ['hangs', 'too-slow', `within ${BUDGET_MS} ms`],
  ['cuts', 'unreachable', 'cannot be reached'],
  ['fails', 'unreachable', 'answers 500'],
  ['gone', 'missing', 'answers 404'],
  ['wrong-part', 'no-ranges', 'another part'],
  ['endless', 'no-ranges', 'more than was asked for'],
];

test.each(PROBLEMS)('a host that %s is %s', async (behaviour, reason, message) => {
  host.behave(behaviour);
  await expect(ranges().read(0, 100)).rejects.toMatchObject({
    reason,
    message: expect.stringContaining(message),
  });
});

test('a host that does not exist is unreachable', async () => {
  const nobody = httpRanges('http://127.0.0.1:9/town.pmtiles', BUDGET_MS);
  await expect(nobody.read(0, 100)).rejects.toMatchObject({ reason: 'unreachable' });
});

test('a read that its caller gives up ends with the reason of the caller', async () => {
  host.behave('hangs');
  const caller = new AbortController();
  const read = ranges().read(0, 100, caller.signal);
  caller.abort(new Error('the person has left'));
  await expect(read).rejects.toThrow('the person has left');
});

test('the name for logs has neither password nor query', () => {
  expect(httpRanges('https://ada:secret@maps.example/a.pmtiles?key=secret', 1).address).toBe(
    'https://maps.example/a.pmtiles',
  );
});
