import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type DatabaseLocation, openDatabase } from '../../database/database.ts';
import type { BoundingBox } from '../../validation/bounding-box.ts';
import { answerOf, type MapAnswer } from './map-answer.ts';
import { MapState } from './map-state.ts';
import { OpenMarks } from './open-marks.ts';

/** The input of the worker. */
export interface ClusterWorkerData {
  readonly location: DatabaseLocation;
}

/** A view to answer; `materials` are sorted ids, empty for all. */
export interface ClusterView {
  readonly bbox: BoundingBox;
  readonly zoom: number;
  readonly materials: readonly string[];
}

/**
 * To take over what changed in the database, or a view to answer as of a moment, in milliseconds: the portal's clock is
 * that of the main thread.
 */
export type ClusterRequest =
  | { readonly follow: true }
  | { readonly id: number; readonly view: ClusterView; readonly now: number };

/** The state that all answers after it show, why the points could not be read, or an answer. */
export type ClusterResponse =
  | { readonly version: string }
  | { readonly problem: string }
  | { readonly id: number; readonly answer: MapAnswer }
  | { readonly id: number; readonly failure: string };

const { location } = workerData as ClusterWorkerData;
const db = openDatabase(location, 2);
const state = new MapState(db);
const marks = new OpenMarks();
let isFollowing = false;
let isBehind = false;

const post = (response: ClusterResponse): void => parentPort?.postMessage(response);

async function prepare(): Promise<void> {
  for (const _ of state.index.prepare()) await setImmediate();
}

async function follow(): Promise<void> {
  const before = state.version;
  try {
    await state.follow();
    if (state.version === null || state.version === before) return;
    post({ version: state.version });
    void prepare();
  } catch (error) {
    post({ problem: String(error) });
  }
}

/** One at a time; what was asked for meanwhile is done behind it, once. */
async function followInTurn(): Promise<void> {
  isBehind = true;
  if (isFollowing) return;
  isFollowing = true;
  while (isBehind) {
    isBehind = false;
    await follow();
  }
  isFollowing = false;
}

async function answer(id: number, { bbox, zoom, materials }: ClusterView, now: number): Promise<void> {
  try {
    const view = state.index.view(bbox, zoom, materials);
    const facts = { db, marks, now: new Date(now) };
    post({ id, answer: await answerOf(view, state.version ?? '', facts) });
  } catch (error) {
    post({ id, failure: String(error) });
  }
}

parentPort?.on('message', (request: ClusterRequest) => {
  if ('follow' in request) void followInTurn();
  else void answer(request.id, request.view, request.now);
});
