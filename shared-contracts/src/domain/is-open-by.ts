import type { OpenSays } from './open-now.ts';

/** Whether a point is open by what is said of it, its break being closed; null where nobody knows. */
export function isOpenBy({ kind }: OpenSays): boolean | null {
  if (kind === 'unknown') return null;
  return kind === 'open' || kind === 'always' || kind === 'closes-soon' || kind === 'break-soon';
}
