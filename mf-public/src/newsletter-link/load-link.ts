import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import { type LinkResult, resultIn } from './link-result.ts';

/** What the address of a link's page says. */
export interface LinkData {
  readonly token: string;
  readonly result: LinkResult | null;
}

/** Reads the token and the result from the address; nothing is asked, so that a mail scanner changes nothing. */
export const createLoader =
  () =>
  ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): LinkData => ({
    token: params.token ?? '',
    result: resultIn(new URL(request.url).searchParams),
  });
