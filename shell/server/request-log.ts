import type { FastifyRequest } from 'fastify';
import { pathOf } from '../src/platform/routing/address.ts';

/** Pages whose address carries the token of a mailed link. */
const TOKEN_PAGE =
  /\/(restore-password|confirm-email|confirm-new-email|reports|point-alerts|still-right\/[^/]+|(?:newsletter|alerts)\/(?:confirm|leave))\/[^/]+/;

export const carriesToken = (path: string): boolean => TOKEN_PAGE.test(path);

/** An address as it may be logged: without its query, which carries codes and what people search for, and tokens. */
export const loggedPath = (url: string): string =>
  pathOf(url).replace(TOKEN_PAGE, (_, page: string) => `/${page}/…`);

/** How the edge logs its requests; what a browser sends beside the address is not logged. */
export const REQUEST_LOG = {
  req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({ method, path: loggedPath(url) }),
};
