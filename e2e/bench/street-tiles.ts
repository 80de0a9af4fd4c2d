import { median } from './rounds.ts';

/** The middle of Snezhinsk in a tile of zoom 14; the demo data has its streets. */
const TOWN = { z: 14, x: 10956, y: 5094 };
const ZOOMS = [12, 13, 14, 15, 16, 17, 18, 19];
const SIDE = 6;
const LAYERS = ['.svg', '.labels.svg?lang=ru'];
const ROUNDS = 20;

/** A view of each zoom around the town, both layers. */
function paths(theme: string): string[] {
  return ZOOMS.flatMap((z) => {
    const scale = 2 ** (z - TOWN.z);
    const [left, top] = [Math.floor((TOWN.x + 0.9) * scale), Math.floor((TOWN.y + 0.9) * scale)];
    return Array.from({ length: SIDE ** 2 }, (_, at) => [
      left + (at % SIDE) - 2,
      top + Math.floor(at / SIDE) - 2,
    ]).flatMap(([x, y]) => LAYERS.map((layer) => `/basemap/${theme}/${z}/${x}/${y}${layer}`));
  });
}

async function ask(url: string): Promise<{ time: number; bytes: number }> {
  const since = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const length = Number(answer.headers.get('content-length'));
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`);
  return { time: performance.now() - since, bytes: length };
}

const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/**
 * Measures the tiles of a town, one after the other: the time of those that were not drawn before, of one that was, and
 * of an answer that nothing is done for, all over HTTP, and the bytes of the largest.
 */
export async function measureStreetTiles(origin: string) {
  // The thread starts with the first tile.
  await ask(`${origin}/basemap/light/11/1369/637.svg`);
  const drawn = [];
  for (const path of paths('light')) drawn.push(await ask(origin + path));
  const kept = `${origin}${paths('light')[0]}`;
  const [again, nothing]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    again.push((await ask(kept)).time);
    nothing.push((await ask(`${origin}/healthz`)).time);
  }
  const times = drawn.map(({ time }) => time);
  return {
    median: median(times),
    p95: share(times, 0.95),
    cached: median(again),
    reference: median(nothing),
    largest: Math.max(...drawn.map(({ bytes }) => bytes)),
  };
}
