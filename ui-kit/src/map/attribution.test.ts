import { expect, test } from '@jest/globals';
import { attributionOf, attributionParts } from './attribution.ts';

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

test.each([
  [
    'Natural Earth · © OpenStreetMap contributors',
    [
      ['Natural Earth · ', null],
      ['© OpenStreetMap contributors', COPYRIGHT],
    ],
  ],
  [
    '<a href="https://www.openstreetmap.org/copyright" rel="noopener">© OpenStreetMap contributors</a>',
    [['© OpenStreetMap contributors', COPYRIGHT]],
  ],
  [
    '<a href="https://protomaps.com/?a=1&amp;b=2">Protomaps</a> © <a href="https://openstreetmap.org">OpenStreetMap</a>',
    [
      ['Protomaps', 'https://protomaps.com/?a=1&b=2'],
      [' © ', null],
      ['OpenStreetMap', 'https://openstreetmap.org'],
    ],
  ],
  [
    '<a rel="noopener">Town &amp; Co</a> &lt;b',
    [
      ['Town & Co', null],
      [' <b', null],
    ],
  ],
  ['<a href="javascript:alert(1)">© Town</a>', [['© Town', null]]],
  ['', []],
])('%s is read as words and links @X-11', (attribution, parts) => {
  expect(attributionParts(attribution).map(({ text, href }) => [text, href])).toEqual(parts);
});

const OSM = '© OpenStreetMap contributors';
const service = (attribution: string) => ({ url: '/{z}/{x}/{y}.png', attribution });

test.each([
  ['Natural Earth', null, 'Natural Earth'],
  ['Natural Earth', service('© Tiles'), 'Natural Earth · © Tiles'],
  ['Natural Earth', service(''), 'Natural Earth'],
  ['', service('© Tiles'), '© Tiles'],
  [
    `Natural Earth · <a href="${COPYRIGHT}">${OSM}</a>`,
    service(OSM),
    `Natural Earth · <a href="${COPYRIGHT}">${OSM}</a>`,
  ],
])('a service from elsewhere is named once: %s and %j', (own, elsewhere, named) => {
  expect(attributionOf(own, elsewhere)).toBe(named);
});
