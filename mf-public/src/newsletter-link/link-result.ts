import { type ApiService, isApiError } from '@ecocircle/shared-contracts';

/** What a newsletter link is for. */
export type LinkPurpose = 'confirm' | 'leave';

/** How following a link went. */
export const LINK_RESULTS = ['done', 'already', 'expired', 'unknown', 'error'] as const;

/** One of {@link LINK_RESULTS}. */
export type LinkResult = (typeof LINK_RESULTS)[number];

/** The result that the address names: the API leads a browser without scripts there. */
export const resultIn = (search: URLSearchParams): LinkResult | null =>
  LINK_RESULTS.find((result) => result === search.get('result')) ?? null;

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
