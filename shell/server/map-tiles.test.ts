/** @jest-environment @ecocircle/test-kit/process */
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { tileOrigin } from './map-tiles.ts';

const tilesOf = (MAP_TILE_URL?: string, MAP_TILE_ATTRIBUTION?: string) =>
  readConfig({ MAP_TILE_URL, MAP_TILE_ATTRIBUTION }).mapTiles;

const OPEN_STREET_MAP = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
};

test.each([undefined, '', OPEN_STREET_MAP.url])(
  'with %j OpenStreetMap is asked and named, and its origin is allowed',
  (setting) => {
    expect(tilesOf(setting)).toEqual(OPEN_STREET_MAP);
    expect(tileOrigin(tilesOf(setting))).toBe('https://tile.openstreetmap.org');
  },
);

test('with "none" nobody is asked, and the content policy allows nobody', () => {
  expect(tilesOf('none', '© Somebody')).toBeNull();
  expect(tileOrigin(null)).toBeNull();
});

test.each([
  ['https://tiles.example/{z}/{x}/{y}@2x.png?key=1', 'https://tiles.example'],
  ['http://localhost:8080/{z}/{x}/{y}', 'http://localhost:8080'],
  ['http://[::1]:8080/{z}/{x}/{y}', 'http://[::1]:8080'],
  ['/tiles/{z}/{x}/{y}.png', null],
])('another service is asked under its own name: %s', (url, origin) => {
  expect(tilesOf(url, '© Somebody')).toEqual({ url, attribution: '© Somebody' });
  expect(tilesOf(url)?.attribution).toBe('');
  expect(tileOrigin(tilesOf(url))).toBe(origin);
});

test.each([
  ['https://tiles.example/map.png', '{z}, {x}, {y} is missing'],
  ['https://tiles.example/{z}/{x}.png', '{y} is missing'],
  ['None', 'must be "none" or the address of a tile'],
  ['https://{s}.tiles.example/{z}/{x}/{y}', 'no other part in braces than {z}, {x} and {y}; {s} is one'],
  ['http://tiles.example/{z}/{x}/{y}', 'must begin with https://'],
  ['//tiles.example/{z}/{x}/{y}', 'must begin with https://'],
  ['https://{z}.tiles.example/{x}/{y}', 'must begin with https://'],
  ['javascript:{z}{x}{y}', 'must begin with https://'],
])('a setting that cannot work is refused by name: %s', (url, problem) => {
  expect(() => tilesOf(url)).toThrow(`MAP_TILE_URL: `);
  expect(() => tilesOf(url)).toThrow(problem);
});
