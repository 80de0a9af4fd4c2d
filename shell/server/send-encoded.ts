import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Bytes that are there, or are made when they are asked for. */
type Bytes = Buffer | (() => Buffer | Promise<Buffer>);

/** Content with its compressed forms, where it has any. */
export interface EncodedContent {
  readonly raw: Bytes;
  readonly br: Bytes | null;
  readonly gzip: Bytes | null;
}

export type Encoding = 'br' | 'gzip' | 'raw';

/** The form in which a client is sent content, named in the headers of the answer. */
export function nameEncoding(
  { raw }: Pick<FastifyRequest, 'raw'>,
  reply: FastifyReply,
  content: EncodedContent,
): Encoding {
  const varies = reply.getHeader('vary');
  reply.header('vary', varies ? `${varies}, accept-encoding` : 'accept-encoding');
  const accepted = new Negotiator(raw).encodings(['br', 'gzip', 'identity']);
  const encoding = (['br', 'gzip'] as const).find((name) => content[name] && accepted.includes(name));
  if (encoding) reply.header('content-encoding', encoding);
  return encoding ?? 'raw';
}

export async function sendAs(
  encoding: Encoding,
  reply: FastifyReply,
  content: EncodedContent,
): Promise<FastifyReply> {
  const bytes = content[encoding];
  return reply.send(typeof bytes === 'function' ? await bytes() : bytes);
}

export const sendEncoded = (
  request: FastifyRequest,
  reply: FastifyReply,
  content: EncodedContent,
): Promise<FastifyReply> => sendAs(nameEncoding(request, reply, content), reply, content);
