import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Server, startApi, startEdge } from '../set-up/servers.ts';
import { makeMorePoints } from './more-points.ts';
import { type Place, say } from './place.ts';

/** A portal of so many points, each server by itself. */
export interface SizedPortal {
  readonly points: number;
  readonly url: string;
  readonly api: Server;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** The portals that the map is measured with, from few points to most. */
export interface SizedPortals {
  readonly few: SizedPortal;
  readonly some: SizedPortal;
  readonly many: SizedPortal;
  readonly most: SizedPortal;
}

const COPIES = 10;

/** Starts a portal with so many points: seeded ones, or those that `fill` puts into its folder. */
async function start(
  { folder, store }: Place,
  points: number,
  fill: (dataFolder: string) => Promise<void> = async () => {},
): Promise<SizedPortal> {
  say(`a portal with ${points} points`);
  const dataFolder = join(folder, `points-${points}`);
  mkdirSync(dataFolder);
  await fill(dataFolder);
  const api = await startApi(dataFolder, points);
  const edge = await startEdge({ API_URL: api.url, RELEASE_STORE: store });
  return {
    points,
    url: edge.url,
    api,
    dataFolder,
    async stop() {
      await edge.stop();
      await api.stop();
    },
  };
}

/** Starts portals with a thousand to a million points beside each other. */
export async function startSizedPortals(place: Place): Promise<SizedPortals> {
  const few = await start(place, 1000);
  const some = await start(place, 10_000);
  const many = await start(place, 100_000);
  const most = await start(place, many.points * COPIES, (folder) =>
    makeMorePoints(many.dataFolder, folder, COPIES),
  );
  return { few, some, many, most };
}
