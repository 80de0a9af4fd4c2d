import { parseId } from '../../validation/numbers.ts';

/** Where a page of points begins: behind the point that was changed then. */
export interface QueueKey {
  /** ISO 8601. */
  readonly at: string;
  readonly id: number;
}

/** Writes a key of a point, as {@link readQueueKey} reads it. */
export const queueKeyOf = (at: string, id: number): string => `${at}_${id}`;

/** Reads a key as the list wrote it; undefined where it is none. */
export function readQueueKey(text: string): QueueKey | undefined {
  const [, at, digits = ''] = /^(\S{20,30})_(\d+)$/.exec(text) ?? [];
  const id = parseId(digits);
  return at !== undefined && id !== undefined ? { at, id } : undefined;
}
