import { join } from 'node:path';
import { proportionalMemory } from '../set-up/processes.ts';
import { measureDeskLists } from './desk-lists.ts';
import { keptWords, measureKeptAnswer } from './kept-answer.ts';
import { measureMap } from './map.ts';
import { measureFrames } from './map-frames.ts';
import { measureFilters, measureLongList } from './map-list.ts';
import { measureFirstMarks } from './map-paint.ts';
import { type ComparedMap, compareMaps } from './other-maps/compare-maps.ts';
import { kb, ms, type Place, say, toKb } from './place.ts';
import { measureShownChange } from './shown-change.ts';
import type { SizedPortal, SizedPortals } from './sized-portals.ts';
import { type Results, writeTable } from './table.ts';

const CACHED_ANSWER = '/api/web/v1/facility/clusters/?bbox=30,50,60,60&zoom=5';

const count = (points: number): string => points.toLocaleString('en-US');

/** Values of each portal in the order of their points, in words. */
const bySize = <Part extends { readonly points: number }>(
  parts: readonly Part[],
  word: (part: Part) => string,
): string => parts.map((part) => `${count(part.points)}: ${word(part)}`).join('; ');

const worst = <Part>(parts: readonly Part[], read: (part: Part) => number): number =>
  Math.max(...parts.map(read));

/** What the map loads and how long it blocks, with each number of points. */
async function benchLoads({ browser }: Place, portals: readonly SizedPortal[]) {
  const maps: ({ readonly points: number } & Awaited<ReturnType<typeof measureMap>>)[] = [];
  for (const { points, url } of portals) {
    say(`the map of ${points} points`);
    maps.push({ points, ...(await measureMap(browser, url)) });
  }
  const firstView = (map: (typeof maps)[number]): number => map.dataBytes + map.documentBytes;
  return {
    mapScripts: [toKb(worst(maps, ({ scriptBytes }) => scriptBytes)), 'brotli'],
    mapData: [toKb(worst(maps, firstView)), bySize(maps, (map) => kb(firstView(map)))],
    mapMoves: [
      toKb(worst(maps, ({ moveBytes }) => moveBytes)),
      `list and marks; ${bySize(maps, ({ moveBytes }) => kb(moveBytes))}`,
    ],
    mapBlock: [
      worst(maps, ({ longestOwnTask }) => longestOwnTask),
      `time of the thread; loading, zooming, panning, no throttling; ${bySize(maps, (map) => `${ms(map.longestOwnTask)}, by the clock ${ms(map.longestTask)}`)}`,
    ],
  } satisfies Results;
}

async function benchFirstMarks({ browser }: Place, portals: readonly SizedPortal[], reference: SizedPortal) {
  say('first marks');
  const { home, maps } = await measureFirstMarks(browser, portals, reference);
  const last = maps.at(-1);
  return {
    firstMarks: [
      worst(maps, ({ toHome }) => toHome),
      `home ${ms(home)}; ${bySize(maps, ({ time, toHome }) => `${ms(time)}, ${toHome.toFixed(2)} ×`)}`,
    ],
    marks: [worst(maps, ({ time }) => time), 'the same marks'],
    manyMarks: [last?.toReference ?? Number.NaN, 'medians of the rounds’ ratios'],
  } satisfies Results;
}

async function benchFrames({ browser }: Place, { url }: SizedPortal) {
  say('frames');
  const { pan, zoom, settled, bare, slowest } = await measureFrames(browser, url);
  const words = (what: string, one: typeof pan): string =>
    `${what} ${one.perSecond.toFixed(1)}, p95 ${one.p95.toFixed(1)} ms`;
  const how = `CPU/4, drawn without a graphics card; ${words('pan', pan)}, of a bare page ${bare.perSecond.toFixed(1)}; ${words('zoom', zoom)}; the page’s own while tiles, marks and lists come behind a zoom ${settled.perSecond.toFixed(1)}`;
  return { mapFrames: [Math.round(slowest), how] } satisfies Results;
}

/** What a filter and a long list take, with points enough for both. */
async function benchList({ browser }: Place, { url }: SizedPortal) {
  say('filters and a long list');
  const filters = await measureFilters(browser, url);
  const { perSecond, p95, still } = await measureLongList(browser, url);
  const each = [...filters].map(([chip, time]) => `${chip} ${ms(time)}`).join(', ');
  return {
    mapFilter: [Math.max(...filters.values()), `to the next paint, no throttling; ${each}`],
    mapList: [
      Math.round(perSecond),
      `no throttling, drawn without a graphics card; p95 ${p95.toFixed(1)} ms; a still page ${still.toFixed(1)}`,
    ],
  } satisfies Results;
}

const deskWords = ({ queue, all, search, reference }: Awaited<ReturnType<typeof measureDeskLists>>): string =>
  `medians: queue ${queue.toFixed(1)}, all points ${all.toFixed(1)}, words that no point has ${search.toFixed(1)} ms; ` +
  `a call that reads no points ${reference.toFixed(1)} ms`;

/** The API's own answers, with many points. */
async function benchApi({ api }: SizedPortal) {
  say('cached API answer');
  const cached = await measureKeptAnswer(api, CACHED_ANSWER);
  say('lists of the desk');
  const desk = await measureDeskLists(api.url);
  return {
    deskLists: [Math.max(desk.queue, desk.all, desk.search), deskWords(desk)],
    cachedAnswer: [cached.ratio, keptWords(cached)],
  } satisfies Results;
}

/** How soon a visitor sees what has changed of a point. */
async function benchChange(portal: SizedPortal) {
  say('a point that changes');
  const { median, longest } = await measureShownChange(portal);
  const how = `of ${count(portal.points)}, closed and reopened, on its page; median ${ms(median)}`;
  return { shownChange: [longest, how] } satisfies Results;
}

const comparedTable = (maps: readonly ComparedMap[]): string =>
  writeTable(
    ['map', 'points', 'JS', 'data', 'longest block', 'first marks', 'on a slow phone'],
    maps.map(({ map, points, scripts, data, longestOwnTask, firstMarks, slowFirstMarks }) => [
      map,
      count(points),
      kb(scripts),
      kb(data),
      ms(longestOwnTask),
      ms(firstMarks),
      slowFirstMarks === null ? 'minutes' : ms(slowFirstMarks),
    ]),
  );

/** The map with a thousand to a million points. */
export async function benchMap(place: Place, { few, some, many, most }: SizedPortals): Promise<Results> {
  const portals = [few, some, many, most];
  return {
    ...(await benchLoads(place, portals)),
    ...(await benchFirstMarks(place, portals, some)),
    ...(await benchFrames(place, many)),
    ...(await benchList(place, some)),
    ...(await benchApi(many)),
    ...(await benchChange(most)),
    mapMemory: [proportionalMemory(most.api.pid) / 1024, 'PSS, after its map was looked at'],
  };
}

/** The portal's map and three others side by side, as a table. */
export async function benchOtherMaps({ folder }: Place, { some, many, most }: SizedPortals): Promise<string> {
  return comparedTable(await compareMaps([some, many, most], join(folder, 'other-maps')));
}
