import { createRequest } from '@ecocircle/app-kit/request';
import { Answer, type PointStatus, toPointStatus } from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { $api, type CabinetApi } from '../cabinet/index.ts';
import { editor } from './model.ts';

/** A point that may be the one that is typed. */
export interface Duplicate {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly status: PointStatus;
  readonly metres: number;
}

/** What is typed so far. */
export interface TypedPoint {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  /** The id of the point that is edited; null of a new one. */
  readonly except: string | null;
}

async function fetchDuplicates(
  api: CabinetApi,
  { except, ...query }: TypedPoint,
  signal: AbortSignal,
): Promise<readonly Duplicate[]> {
  const path = '/api/web/v1/facility/duplicates/';
  const answer = await api.authenticated({
    path,
    query: { ...query, except: except ?? undefined },
    signal,
  });
  return Answer.of(answer)
    .list('data')
    .map((point) => ({
      id: point.text('id'),
      name: point.text('name'),
      address: point.text('address'),
      status: toPointStatus(point.text('status')),
      metres: point.figure('metres'),
    }));
}

/** The points near the place in the editor that have a similar name. */
export const duplicates = createRequest({ source: $api, send: fetchDuplicates });
sample({ clock: editor.left, fn: () => null, target: duplicates.reset });
