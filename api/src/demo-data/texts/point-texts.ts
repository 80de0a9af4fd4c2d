import type { KindId } from '../point-kinds.ts';

/** What is written about points in one language. */
export interface PointTexts {
  readonly kinds: Readonly<Record<KindId, KindTexts>>;
  /** Full names of the people who answer for points. */
  readonly coordinators: readonly string[];
  /** Who runs public container sites. */
  readonly operator: string;
  readonly workflow: WorkflowTexts;
}

/** What creators and moderators write while a point goes its way. */
export interface WorkflowTexts {
  readonly closedForATime: string;
  readonly closedForGood: string;
  readonly declined: readonly string[];
  readonly takenDown: string;
  /** The note of exception days. */
  readonly exception: string;
}

/** Names contain `{place}` where the address belongs; rules and comments stand for themselves. */
export interface KindTexts {
  readonly names: readonly string[];
  readonly rules: readonly string[];
  readonly comments: readonly string[];
}
