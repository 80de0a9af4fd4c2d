import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Content with its compressed forms, where it has any; what few ask for may be made when they do. */
export interface EncodedContent {
  readonly raw: Buffer | (() => Buffer);
  readonly br: Buffer | null;
  readonly gzip: Buffer | (() => Promise<Buffer>) | null;
}

/** Content as it is without compression. */
export const rawOf = (raw: EncodedContent['raw']): Buffer => (typeof raw === 'function' ? raw() : raw);

/** Whether the client has what a weak or strong entity tag stands for. */
export const isKnown = (request: FastifyRequest, etag: string): boolean => {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (request.headers['if-none-match'] ?? '').split(',').some((tag) => opaque(tag) === opaque(etag));
};

export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  content: EncodedContent,
): Promise<FastifyReply> {
  const varies = reply.getHeader('vary');
  reply.header('vary', varies ? `${varies}, accept-encoding` : 'accept-encoding');
  const accepted = new Negotiator(request.raw).encodings(['br', 'gzip', 'identity']);
  const encoding = (['br', 'gzip'] as const).find((name) => content[name] && accepted.includes(name));
  if (!encoding) return reply.send(rawOf(content.raw));
  const encoded = content[encoding];
  const body = typeof encoded === 'function' ? await encoded() : encoded;
  return reply.header('content-encoding', encoding).send(body);
}
