import type { LinkState } from '@ecocircle/shared-contracts';
import { RequestError } from '../../errors/request-error.ts';

const REFUSALS = {
  unknown: { status: 404, code: 'link-unknown', title: 'There is no such link' },
  expired: { status: 410, code: 'link-expired', title: 'The link has expired; ask for another one' },
  used: { status: 410, code: 'link-used', title: 'The link was used before; it works once' },
} as const;

/** Refuses a mailed link that no longer works, or never did. */
export function expectValid(state: LinkState): void {
  if (state !== 'valid') throw new RequestError(REFUSALS[state]);
}
