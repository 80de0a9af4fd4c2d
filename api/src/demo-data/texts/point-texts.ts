import type { KindId } from '../point-kinds.ts';

/** What is written about points in one language. */
export interface PointTexts {
  readonly kinds: Readonly<Record<KindId, KindTexts>>;
  /** Full names of the people who answer for points. */
  readonly coordinators: readonly string[];
  /** Who runs public container sites. */
  readonly operator: string;
}

/** Names contain `{place}` where the address belongs; rules and comments stand for themselves. */
export interface KindTexts {
  readonly names: readonly string[];
  readonly rules: readonly string[];
  readonly comments: readonly string[];
}
