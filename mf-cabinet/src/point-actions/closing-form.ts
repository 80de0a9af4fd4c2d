import { createForm, refusalOf } from '@ecocircle/app-kit/form';
import {
  ApiError,
  type ApiErrorItem,
  type FieldProblems,
  isApiError,
  POINT_LIMITS,
} from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { $userId } from '../account/index.ts';
import { $api } from '../cabinet/index.ts';
import type { ActedPoint } from './actions-of.ts';
import { sendTransit } from './point-requests.ts';

/** How a point is closed. Days are `YYYY-MM-DD`; an empty `to` means that nobody knows when it reopens. */
export interface ClosingValues {
  readonly kind: 'temporary' | 'permanent';
  readonly comment: string;
  readonly from: string;
  readonly to: string;
}

/** What the dialog is opened with. */
export interface ClosingOpening {
  readonly point: ActedPoint;
  /** The day on which it is opened. */
  readonly today: string;
}

const INITIAL: ClosingValues = { kind: 'temporary', comment: '', from: '', to: '' };

/** What is wrong with a closing: a reason is always needed, days only for a temporary one. */
export function checkClosing({ kind, comment, from, to }: ClosingValues): FieldProblems {
  const length = comment.trim().length;
  return {
    ...(length === 0 && { comment: { rule: 'required' } }),
    ...(length > POINT_LIMITS.reason && { comment: { rule: 'maxLength', max: POINT_LIMITS.reason } }),
    ...(kind === 'temporary' && from === '' && { from: { rule: 'required' } }),
    ...(kind === 'temporary' && to !== '' && to <= from && { to: { rule: 'dateRange' } }),
  };
}

const withOwnField = (item: ApiErrorItem): ApiErrorItem => ({
  ...item,
  ...(item.source?.pointer && { source: { pointer: item.source.pointer.replace('/payload', '') } }),
});

/** The API names the fields of a closing below `payload`. */
const withOwnFields = (error: unknown): unknown =>
  isApiError(error)
    ? new ApiError(error.status, error.errors.map(withOwnField), { cause: error.cause })
    : error;

const LIMITS = { comment: POINT_LIMITS.reason, from: null, to: null };

const sendClosingFx = attach({
  source: $api,
  effect: async (api, { values, opening }: { values: ClosingValues; opening: ClosingOpening | null }) => {
    if (!opening) throw new Error('a closing was sent without its point');
    const { kind, from, to } = values;
    const comment = values.comment.trim();
    if (kind === 'permanent')
      await sendTransit(api, opening.point.id, 'facility#accepted_to_closed', { comment });
    else
      await sendTransit(api, opening.point.id, 'facility#accepted_to_temporarily_not_working', {
        comment,
        from,
        to: to || null,
      });
  },
});

/** The form of the dialog that closes a point. */
export const closing = createForm<ClosingValues, ClosingOpening>({
  initial: INITIAL,
  start: ({ today }) => ({ ...INITIAL, from: today }),
  check: checkClosing,
  failsBeside: true,
  send: async ({ values, opening }) => {
    try {
      await sendClosingFx({ values, opening });
      return { kind: 'sent', reference: null };
    } catch (error) {
      return refusalOf(withOwnFields(error), LIMITS);
    }
  },
});

/** Closing a point was asked for. */
export const closingAsked = createEvent<ClosingOpening>();
/** The dialog was closed. */
export const closingLeft = createEvent();

/** The point whose closing is asked about; null while the dialog is closed. */
export const $closing = createStore<ClosingOpening | null>(null)
  .on(closingAsked, (_, opening) => opening)
  .reset(closingLeft, $userId);

sample({ clock: closingAsked, target: closing.opened });
sample({ clock: closingLeft, target: closing.left });
