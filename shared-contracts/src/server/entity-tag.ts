import type { IncomingHttpHeaders } from 'node:http';

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a client has what a weak or strong entity tag stands for. */
export const isKnown = ({ 'if-none-match': known }: IncomingHttpHeaders, etag: string): boolean =>
  known?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false;
