import { orNull } from '@ecocircle/app-kit/request';
import {
  Answer,
  isApiError,
  type PointDraft,
  type RecyclingPoint,
  toPointDraft,
  toPointSave,
  toRatesSave,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import type { CabinetApi } from '../cabinet/index.ts';

/** A point as it is edited: what it says, and what it is. */
export interface EditedPoint {
  readonly point: RecyclingPoint;
  readonly draft: PointDraft;
}

const PATH = '/api/web/v1/facility/facility/';
const pathOf = (id: string): string => `${PATH}${encodeURIComponent(id)}/`;

const readEdited = (data: unknown): EditedPoint => ({
  point: toRecyclingPoint(data),
  draft: toPointDraft(data),
});

const readAnswer = (answer: unknown): EditedPoint => readEdited(Answer.of(answer).object('data'));

/** Asks for an own point; null where there is none of this id that is the person's. */
export const fetchEdited = (api: CabinetApi, id: string, signal: AbortSignal): Promise<EditedPoint | null> =>
  orNull(api.authenticated({ path: pathOf(id), signal }).then(readAnswer));

/** Saves what a point says, without its rates: a new point where there is no id. */
export async function savePoint(
  api: CabinetApi,
  draft: PointDraft,
  target: { readonly id: string | null; readonly version: number | null },
): Promise<EditedPoint> {
  const { id } = target;
  const body = toPointSave(draft, target);
  return readAnswer(
    await api.authenticated(
      id === null ? { method: 'POST', path: PATH, body } : { method: 'PATCH', path: pathOf(id), body },
    ),
  );
}

/** Saves a point's rates, all of them in their order. */
export const saveRates = async (api: CabinetApi, draft: PointDraft, id: string): Promise<EditedPoint> =>
  readAnswer(
    await api.authenticated({ method: 'PUT', path: `${pathOf(id)}rates/`, body: toRatesSave(draft) }),
  );

/** The point as somebody else has saved it meanwhile; null where a save failed for another reason. */
export function presentOf(error: unknown): EditedPoint | null {
  if (!isApiError(error) || !error.errors.some(({ code }) => code === 'version-conflict')) return null;
  const [first] = Answer.of(error.result).list('errors');
  return first ? readEdited(first.object('meta').object('present')) : null;
}

/** The refusals of a save that have words of their own. */
export const SAVE_REASONS = ['conflict', 'incomplete', 'not-allowed', 'gone'] as const;

/** Why a save was refused. */
export type SaveReason = (typeof SAVE_REASONS)[number];

const REASONS: Readonly<Record<string, SaveReason>> = {
  'version-conflict': 'conflict',
  'point-incomplete': 'incomplete',
  'not-allowed-in-status': 'not-allowed',
  'point-not-found': 'gone',
};

/** Why the API refused a save, where it gave a reason that is known. */
export const saveReasonOf = (error: unknown): SaveReason | null =>
  isApiError(error) ? (error.errors.map(({ code }) => REASONS[code]).find(Boolean) ?? null) : null;
