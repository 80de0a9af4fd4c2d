import { parentPort } from 'node:worker_threads';
import { readCountries } from '../countries.ts';
import { PlaceTable } from '../place-table.ts';
import type { World } from '../tile-svg.ts';
import { openWorldPack } from '../world-pack.ts';
import { drawGround } from './draw-ground.ts';
import { drawNames } from './draw-names.ts';
import type { DrawingJob, Drawn, FromThread, TileJob, ToThread } from './drawing-messages.ts';
import { hasStreets } from './has-streets.ts';
import { onestStyle } from './onest-letters.ts';
import { type FetchTile, TileShelf } from './tile-shelf.ts';

/** The entry of the thread that draws tiles of streets: it asks its parent for the tiles of archives. */
const world: World = { pack: openWorldPack(), places: new PlaceTable(), countries: readCountries() };
const say = (message: FromThread): void => parentPort?.postMessage(message);

const wishes = new Map<number, PromiseWithResolvers<Uint8Array | null>>();
let lastWish = 0;

const fetchTile: FetchTile = (tile) => {
  lastWish += 1;
  const wish = Promise.withResolvers<Uint8Array | null>();
  wishes.set(lastWish, wish);
  say({ wish: lastWish, tile });
  return wish.promise;
};

const shelf = new TileShelf(fetchTile);

async function drawTile({ layer, tile, key, sources }: TileJob): Promise<Drawn> {
  const reader = shelf.reader();
  const names = tile.lang && {
    tile: { ...tile, lang: tile.lang },
    key: `${tile.z}-${tile.x}-${tile.y}${key}`,
    sources,
  };
  const ground = layer === 'ground' ? await drawGround(reader, world, { tile, key, sources }) : '';
  const labels = names && ground !== null ? await drawNames(reader, world, names) : '';
  const content = ground === null ? null : ground + labels;
  const told = layer === 'names' && (await hasStreets(reader, tile, sources));
  return { content, hasStreets: told, lasts: reader.lasts, problems: reader.problems };
}

async function draw(job: DrawingJob): Promise<Drawn> {
  if ('layer' in job) return drawTile(job);
  return { content: await onestStyle(job.letters), hasStreets: false, lasts: true, problems: [] };
}

function settle(message: Exclude<ToThread, { job: DrawingJob }>): void {
  const wish = wishes.get(message.answer);
  wishes.delete(message.answer);
  if ('failed' in message) wish?.reject(new Error('the archive cannot be read'));
  else wish?.resolve(message.bytes);
}

parentPort?.on('message', (message: ToThread) => {
  if (!('job' in message)) return settle(message);
  draw(message.job).then(
    (drawn) => say({ id: message.id, drawn }),
    (error) =>
      say({
        id: message.id,
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
