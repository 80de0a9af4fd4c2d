import { type TooMany, tooManyOf } from '@ecocircle/app-kit/form';
import {
  FIELD_RULES,
  type FieldProblem,
  isApiError,
  type LinkState,
  linkStateOf,
} from '@ecocircle/shared-contracts';
import type { RequestClient } from '../../platform/services/request-client.ts';

/** What the server says to a mailed link, and to a password that came with it. */
export type LinkAnswer =
  | { readonly kind: LinkState | 'server-error' }
  | { readonly kind: 'wrong-password'; readonly problem: FieldProblem }
  | TooMany;

const NOT_VALID = 422;

function refusalOf(error: unknown): LinkAnswer {
  const [first] = isApiError(error) ? error.errors : [];
  const state = linkStateOf(first?.code);
  if (state) return { kind: state };
  if (!isApiError(error) || error.status !== NOT_VALID) return tooManyOf(error) ?? { kind: 'server-error' };
  if (first?.source?.pointer !== '/password') return { kind: 'unknown' };
  const rule = FIELD_RULES.find((known) => known === first.code) ?? 'choice';
  return { kind: 'wrong-password', problem: { rule, ...first.meta } };
}

/** Shows a mailed link to the server. Never rejects. */
export async function showLink(request: RequestClient, path: string, body: object): Promise<LinkAnswer> {
  try {
    await request({ method: 'POST', path, body });
    return { kind: 'valid' };
  } catch (error) {
    return refusalOf(error);
  }
}
