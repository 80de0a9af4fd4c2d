import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { giveBackIdleMemory } from '@ecocircle/shared-contracts/idle-memory';
import { type DatabaseLocation, openDatabase } from '../../database/database.ts';
import type { BoundingBox } from '../../validation/bounding-box.ts';
import { answerOf, type MapAnswer } from './map-answer.ts';
import { MapState } from './map-state.ts';
import type { FoundPoints, PointSearch } from './point-search.ts';
import type { IndexedWishes } from './wish-filter.ts';

/** The input of the worker. */
export interface ClusterWorkerData {
  readonly location: DatabaseLocation;
}

/** A view to answer, of the points that are wanted. */
export interface ClusterView {
  readonly bbox: BoundingBox;
  readonly zoom: number;
  readonly wishes: IndexedWishes;
}

/** What is asked for as of a moment, in milliseconds: the portal's clock is that of the main thread. */
export type ClusterQuestion = { readonly view: ClusterView } | { readonly search: PointSearch };

/** To take over what changed in the database, or a question. */
export type ClusterRequest =
  | { readonly follow: true }
  | { readonly id: number; readonly question: ClusterQuestion; readonly now: number };

/** The state that all answers after it show, why the points could not be read, or an answer. */
export type ClusterResponse =
  | { readonly version: string }
  | { readonly problem: string }
  | { readonly id: number; readonly answer: MapAnswer | FoundPoints }
  | { readonly id: number; readonly failure: string };

giveBackIdleMemory();
const { location } = workerData as ClusterWorkerData;
const db = openDatabase(location, 2);
const state = new MapState(db);
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

async function answerView({ bbox, zoom, wishes }: ClusterView, now: Date): Promise<MapAnswer> {
  const hours = state.index.open;
  const open = wishes.openOnly ? await hours.openAt(now) : null;
  const version = state.version ?? '';
  return answerOf(state.index.view(bbox, zoom, wishes, open), version, { hours, open, now });
}

async function answer(id: number, question: ClusterQuestion, now: Date): Promise<void> {
  try {
    const found = 'view' in question ? answerView(question.view, now) : state.find(question.search, now);
    post({ id, answer: await found });
  } catch (error) {
    post({ id, failure: String(error) });
  }
}

parentPort?.on('message', (request: ClusterRequest) => {
  if ('follow' in request) void followInTurn();
  else void answer(request.id, request.question, new Date(request.now));
});
