import { type RefObject } from 'react';
import type { Insets } from '../../map-canvas/index.ts';
/** Tells how much of the map lies below the panel: a column on its left, or a sheet at its bottom. */
export declare function useInsets(
  stage: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): () => Insets;
