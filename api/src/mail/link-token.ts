import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link in a mail. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash that is stored of a token: a reader of the database cannot use the links. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A text without the secrets of its links: what it is about can be read, and nobody else uses them. */
export const withoutTokens = (text: string): string => text.replace(/[\w-]{32,}/g, '…');
