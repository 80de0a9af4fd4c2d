import { type ApiService, isApiError } from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';

/** What a newsletter link is for. */
export type LinkPurpose = 'confirm' | 'leave';

/** How following a link went. */
export const LINK_RESULTS = ['done', 'already', 'expired', 'unknown', 'error'] as const;

/** One of {@link LINK_RESULTS}. */
export type LinkResult = (typeof LINK_RESULTS)[number];

/** What the address of a link's page says; the API leads a browser without scripts to that with a result. */
export interface LinkData {
  readonly token: string;
  readonly result: LinkResult | null;
}

/** Reads the token and the result from the address; nothing is asked, so that a mail scanner changes nothing. */
export const createLoader =
  () =>
  ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): LinkData => {
    const said = new URL(request.url).searchParams.get('result');
    return { token: params.token ?? '', result: LINK_RESULTS.find((result) => result === said) ?? null };
  };

const REFUSED: Readonly<Record<number, LinkResult>> = { 404: 'unknown', 410: 'expired', 422: 'unknown' };

/** Follows a link; never rejects. */
export async function followLink(api: ApiService, purpose: LinkPurpose, token: string): Promise<LinkResult> {
  try {
    const path = `/api/subscribe/${purpose}`;
    const answer = (await api.request({ method: 'POST', path, body: { token } })) as { message?: unknown };
    return answer.message === 'already' ? 'already' : 'done';
  } catch (error) {
    return (isApiError(error) && REFUSED[error.status]) || 'error';
  }
}
