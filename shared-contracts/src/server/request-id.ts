import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** What a request is logged by: as it is named on its way from one server to the next, or anew. */
export const requestIdOf = ({ 'x-request-id': given }: IncomingHttpHeaders): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
