import { type ApiService, isApiError } from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';

/** How saying that a point is right went. */
export const STILL_RIGHT_RESULTS = ['done', 'used', 'expired', 'unknown', 'other-point', 'error'] as const;

/** One of {@link STILL_RIGHT_RESULTS}. */
export type StillRightResult = (typeof STILL_RIGHT_RESULTS)[number];

/** What the address of the page says; the API leads a browser without scripts to that with a result. */
export interface StillRightData {
  /** Of the point. */
  readonly id: string;
  readonly token: string;
  readonly result: StillRightResult | null;
}

/** Where the press goes to. */
export const STILL_RIGHT_ACTION = '/api/still-right';

/** Reads the address; nothing is asked, so that a mail scanner changes nothing. */
export const createLoader =
  () =>
  ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): StillRightData => {
    const said = new URL(request.url).searchParams.get('result');
    return {
      id: params.id ?? '',
      token: params.token ?? '',
      result: STILL_RIGHT_RESULTS.find((result) => result === said) ?? null,
    };
  };

const REFUSED: Readonly<Record<string, StillRightResult>> = {
  'link-used': 'used',
  'link-expired': 'expired',
  'link-unknown': 'unknown',
  'link-of-another-point': 'other-point',
};

/** Says that a point is right; never rejects. */
export async function sayStillRight(
  api: ApiService,
  body: Pick<StillRightData, 'id' | 'token'>,
): Promise<StillRightResult> {
  try {
    await api.request({ method: 'POST', path: STILL_RIGHT_ACTION, body });
    return 'done';
  } catch (error) {
    const code = isApiError(error) ? error.errors[0]?.code : undefined;
    return REFUSED[code ?? ''] ?? 'error';
  }
}
