import type { Page } from '@playwright/test';
import { expect, type Samples, test } from '../fixtures.ts';
import { untilQuiet } from '../pages/quiet.ts';

/** The suite's portal is one of `MAP_TILE_URL=none`. Each page with a map, and the map's place on it. */
const PAGES: readonly (readonly [name: string, path: (samples: Samples) => string, map: string])[] = [
  ['home', () => '/en-us', '[aria-labelledby="map-teaser"] img'],
  ['the map', () => '/en-us/recycling-points', '.leaflet-tile-pane img'],
  ['a point', ({ point }) => `/en-us/recycling-points/${point.id}`, '.leaflet-tile-pane img'],
  ['an event', ({ event }) => `/en-us/charity-event/${event.id}`, 'main img[src*="/3/2.svg"]'],
  ['the list of events', () => '/en-us/charity-events', '.leaflet-tile-pane img'],
  ['the editor of a point', () => '/en-us/profile/create-recycling-point', '.leaflet-tile-pane img'],
  ['the editor of an event', () => '/en-us/profile/create-charity-event', '.leaflet-tile-pane img'],
];

/** The hosts that a page has asked for anything. */
function askedHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return hosts;
}

test.use({ account: 'all' });

for (const [name, path, map] of PAGES)
  test(`${name} asks no host but its own, and its content policy names none @X-11`, async ({
    page,
    samples,
  }) => {
    const asked = askedHosts(page);
    const answer = await page.goto(path(samples));
    const tiles = page.locator(map);
    await expect(tiles.first()).toBeAttached();
    await tiles.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() => tiles.evaluateAll((all) => all.some((tile) => (tile as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    await untilQuiet(page);
    const { host } = new URL(page.url());
    expect([...asked]).toEqual([host]);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("img-src 'self' data:;");
    // Firefox and Safari took 'self' for pages alone: sockets are named.
    expect(policy.match(/\S*[\w*]\.\w[^\s;]*|\S+:\/\/[^\s;]*/g)).toEqual([`ws://${host}`]);
  });
