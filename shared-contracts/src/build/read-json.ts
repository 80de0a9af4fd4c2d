import { readFileSync } from 'node:fs';

/** Reads a file of the build's own package. */
export const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'));
