import { Answer } from '../api/answer.ts';
import { type PointLack, READINESS_RULES } from '../domain/point-readiness.ts';

/** A draft that was not sent for review, since it lacks something. */
export interface IncompleteDraft {
  /** The draft that is edited: the point, or its revision. */
  readonly id: string;
  readonly name: string;
  readonly lacks: readonly PointLack[];
}

/** What became of asking for many reviews at once. */
export interface BulkReview {
  /** How many drafts were sent. */
  readonly sent: number;
  readonly incomplete: readonly IncompleteDraft[];
}

/** Reads what became of asking for many reviews at once. */
export function readBulkReview(answer: unknown): BulkReview {
  const review = Answer.of(answer).object('data');
  return {
    sent: review.figure('sent'),
    incomplete: review.list('incomplete').map((draft) => ({
      id: draft.text('id'),
      name: draft.text('name'),
      lacks: draft.list('lacks').map((lack) => ({
        field: lack.text('field'),
        rule: lack.oneOf('rule', READINESS_RULES),
      })),
    })),
  };
}

/** The points with a draft, of their own or of their revision, that lacks nothing before its review. */
export interface ReadyPoints {
  /** Of the first of them, as many as may be named at once. */
  readonly ids: readonly string[];
  /** How many there are. */
  readonly total: number;
}

/** Reads which points are ready for review. */
export function readReadyPoints(answer: unknown): ReadyPoints {
  const ready = Answer.of(answer).object('data');
  return { ids: ready.texts('ids'), total: ready.figure('total') };
}
