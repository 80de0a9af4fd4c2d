import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isNetworkAddress,
  NETWORK_HOSTS,
  NETWORKS,
  readWebAddress,
  shownAddress,
  withScheme,
} from './web-address.ts';

test.each([
  ['glass.example', 'https://glass.example'],
  ['//glass.example/a', 'https://glass.example/a'],
  ['glass.example:8443/a', 'https://glass.example:8443/a'],
  ['https://glass.example', 'https://glass.example'],
  ['http://glass.example', 'http://glass.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%s is kept as %s', (typed, kept) => expect(withScheme(typed)).toBe(kept));

test.each(['https://glass.example/a?b#c', 'https://чистыйберег.рф', 'https://a.b:8443'])(
  '%s is an address of the web',
  (address) => expect(readWebAddress(address)).not.toBeNull(),
);

test.each([
  'http://glass.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://me@glass.example',
  'https://me:secret@glass.example',
  'https://localhost',
  'https://localhost.',
  'https://',
  'https://glass .example',
  'https://glass\n.example',
  'glass.example',
  '',
])('%j is none', (address) => expect(readWebAddress(address)).toBeNull());

test('whatever is typed becomes an address of https, or none', () => {
  fc.assert(
    fc.property(fc.string(), (typed) =>
      ['https:', undefined].includes(readWebAddress(withScheme(typed))?.protocol),
    ),
  );
});

test.each(NETWORKS)('a page of %s is one of its hosts, with or without www. and m.', (network) => {
  for (const host of NETWORK_HOSTS[network])
    for (const front of ['', 'www.', 'm.'])
      expect(isNetworkAddress(network, `https://${front}${host}/glass`)).toBe(true);
});

test.each([
  'https://vk.com',
  'https://vk.com/',
  'https://vk.com.evil.example/glass',
  'https://evilvk.com/a',
  'https://t.me/a',
])('%s is no page of VK', (address) => expect(isNetworkAddress('vk', address)).toBe(false));

test.each([
  ['https://www.glass.example/', 'glass.example'],
  ['https://vk.com/glass', 'vk.com/glass'],
])('%s is shown as %s', (address, shown) => expect(shownAddress(address)).toBe(shown));
