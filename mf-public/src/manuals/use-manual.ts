import { useMatches } from '@ecocircle/shared-contracts/router';
import type { Manual } from './manual.ts';

/** The manual of the page; the slots beside the page have it too. Null while the page could not be loaded. */
export function useManual(): Manual | null {
  return (useMatches().at(-1)?.loaderData as Manual | undefined) ?? null;
}
