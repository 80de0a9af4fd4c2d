import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link in a mail. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: who reads the database cannot follow the links. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
