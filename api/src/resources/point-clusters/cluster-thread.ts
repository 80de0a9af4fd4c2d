import { parentPort, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { keptPromise } from '../../caching/kept-promise.ts';
import { type DatabaseLocation, openDatabase } from '../../database/database.ts';
import type { BoundingBox } from '../../validation/bounding-box.ts';
import { ClusterIndex } from './cluster-index.ts';
import { answerOf, type MapAnswer } from './map-answer.ts';
import { OpenMarks } from './open-marks.ts';
import { readMapPoints } from './repository.ts';

/** The input of the worker, which builds one index of one state of the data. */
export interface ClusterWorkerData {
  readonly location: DatabaseLocation;
  readonly version: string;
}

/** A view to answer; `materials` are sorted ids, empty for all. */
export interface ClusterView {
  readonly bbox: BoundingBox;
  readonly zoom: number;
  readonly materials: readonly string[];
}

/** A view to answer as of a moment, in milliseconds: the portal's clock is that of the main thread. */
export type ClusterRequest = { readonly id: number; readonly view: ClusterView; readonly now: number };
export type ClusterResponse =
  | { readonly ready: true }
  | { readonly id: number; readonly answer: MapAnswer }
  | { readonly id: number; readonly failure: string };

const FILTERED_INDEXES_KEPT = 6;

const { location, version } = workerData as ClusterWorkerData;
const db = openDatabase(location, 2);
const everything = new ClusterIndex(await readMapPoints(db, []));
const marks = new OpenMarks();
const filtered = new LRUCache<string, Promise<ClusterIndex>>({ max: FILTERED_INDEXES_KEPT });

function indexOf(materials: readonly string[]): Promise<ClusterIndex> | ClusterIndex {
  if (materials.length === 0) return everything;
  const build = async () => new ClusterIndex(await readMapPoints(db, materials));
  return keptPromise(filtered, materials.join(','), build);
}

async function answer({ id, view, now }: ClusterRequest): Promise<ClusterResponse> {
  try {
    const index = await indexOf(view.materials);
    const facts = { db, marks, now: new Date(now) };
    return { id, answer: await answerOf(index.view(view.bbox, view.zoom), version, facts) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

parentPort?.on('message', async (request: ClusterRequest) => {
  parentPort?.postMessage(await answer(request));
});
parentPort?.postMessage({ ready: true } satisfies ClusterResponse);
