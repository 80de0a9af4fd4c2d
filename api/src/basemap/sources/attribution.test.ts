import { expect, test } from '@jest/globals';
import { safeAttribution } from './attribution.ts';

test('keeps text and links, and nothing that runs', async () => {
  const given =
    '<a href="https://osm.org" onclick="steal()">© OSM</a> <script>steal()</script><a href="javascript:steal()">x</a><b>bold</b>';
  expect(await safeAttribution(given)).toBe(
    '<a href="https://osm.org" rel="noopener">© OSM</a> <a rel="noopener">x</a>bold',
  );
});

test('an archive that names nobody, or not in words, has none', async () => {
  expect(await safeAttribution(undefined)).toBe('');
  expect(await safeAttribution({ html: '<b>' })).toBe('');
});
