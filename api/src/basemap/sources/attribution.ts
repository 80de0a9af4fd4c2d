import type { VectorSource } from './vector-source.ts';

const LONGEST = 300;

/** Who has to be named, as plain text with links: an archive's metadata was written by strangers. */
export async function safeAttribution(given: unknown): Promise<string> {
  if (typeof given !== 'string') return '';
  const { default: sanitize } = await import('sanitize-html');
  return sanitize(given.slice(0, LONGEST), {
    allowedTags: ['a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http'],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener' }) },
  }).trim();
}

/** Who has to be named for all archives, each once. */
export const attributionsOf = (sources: readonly VectorSource[]): string[] => [
  ...new Set(sources.map(({ attribution }) => attribution).filter((attribution) => attribution !== '')),
];
