import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { WHOLE_BROWSER } from '../../set-up/browser.ts';
import { MAP_PATH, MARKER } from '../map.ts';
import { say } from '../place.ts';
import { servePages } from '../serve-pages.ts';
import type { SizedPortal } from '../sized-portals.ts';
import { writeAllPoints } from './all-points.ts';
import { buildPages, KINDS, type Kind } from './build-pages.ts';
import { type MapLoad, type MapPage, type MapRounds, measureMapPage } from './measure-map-page.ts';

/** The most points that a kind of map is tried with: more of them block a browser for a minute, or fill its memory. */
const MOST_POINTS: Readonly<Record<Kind, number>> = {
  markercluster: 100_000,
  supercluster: 1_000_000,
  maplibre: 100_000,
};

const ROUNDS: MapRounds = { free: 3, slow: 1 };

/** What loads for half a minute is loaded once; of a million points a slow network sends the data for two minutes. */
const roundsOfOthers = (points: number): MapRounds =>
  points <= 10_000 ? ROUNDS : { free: 1, slow: points < 1_000_000 ? 1 : 0 };

/** Without a graphics card, maplibre-gl draws with the processor. */
const WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** A line of the second table. */
export interface ComparedMap extends MapLoad {
  readonly map: string;
  readonly points: number;
}

const pageOf = (origin: string, kind: Kind): MapPage => ({
  url: `${origin}/${kind}.html`,
  selector: '.leaflet-marker-icon, .drawn',
  isData: ({ url }) => url.endsWith('points.json'),
});

const ownPage = ({ url }: SizedPortal): MapPage => ({
  url: url + MAP_PATH,
  selector: MARKER,
  isData: (request) => request.url.includes('/api/'),
});

/** The other maps with the points of one portal. */
async function measureOthers(browser: Browser, portal: SizedPortal, folder: string) {
  const { points, dataFolder } = portal;
  writeAllPoints(dataFolder, folder);
  const site = await servePages(folder);
  const measured: ComparedMap[] = [];
  for (const kind of KINDS.filter((one) => MOST_POINTS[one] >= points)) {
    say(`${kind} with ${points} points`);
    const load = await measureMapPage(browser, pageOf(site.url, kind), roundsOfOthers(points));
    measured.push({ map: kind, points, ...load });
  }
  site.stop();
  return measured;
}

/** Loads the portal's map and the others side by side, each with the points of these portals. */
export async function compareMaps(portals: readonly SizedPortal[], folder: string): Promise<ComparedMap[]> {
  mkdirSync(folder);
  await buildPages(folder);
  const browser = await chromium.launch({
    ...WHOLE_BROWSER,
    args: [...(WHOLE_BROWSER.args ?? []), ...WEBGL],
  });
  const measured: ComparedMap[] = [];
  for (const portal of portals) {
    const own = await measureMapPage(browser, ownPage(portal), ROUNDS);
    measured.push({ map: 'EcoCircle', points: portal.points, ...own });
    measured.push(...(await measureOthers(browser, portal, folder)));
  }
  await browser.close();
  return measured;
}
