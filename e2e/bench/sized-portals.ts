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

async function start({ store }: Place, dataFolder: string, points: number): Promise<SizedPortal> {
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

/** Starts a portal with so many seeded points. */
export async function startSizedPortal(place: Place, points: number): Promise<SizedPortal> {
  say(`a portal with ${points} points`);
  const dataFolder = join(place.folder, `points-${points}`);
  mkdirSync(dataFolder);
  return start(place, dataFolder, points);
}

/** Stops a portal, and starts it again beside another that has so many times its points. */
export async function startMultiplied(place: Place, portal: SizedPortal, times: number) {
  const points = portal.points * times;
  say(`a portal with ${points} points`);
  const dataFolder = join(place.folder, `points-${points}`);
  mkdirSync(dataFolder);
  await portal.stop();
  makeMorePoints(portal.dataFolder, dataFolder, times);
  return [
    await start(place, portal.dataFolder, portal.points),
    await start(place, dataFolder, points),
  ] as const;
}
