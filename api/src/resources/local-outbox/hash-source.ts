import { createHash } from 'node:crypto';

/** The source by which a content security policy allows one inline style sheet. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
