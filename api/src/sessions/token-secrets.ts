import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { list, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { InferType } from 'yup';
import { machineTime } from '../clock/clock.ts';
import type { TokenSecrets } from './access-token.ts';

const RetiredSchema = list(tolerantObject({ secret: text(), retiredAt: text() }));

type Retired = InferType<typeof RetiredSchema>;

const currentFile = (dataDir: string): string => join(dataDir, 'token-secret');
const retiredFile = (dataDir: string): string => join(dataDir, 'token-secrets-retired.json');

const newSecret = (): string => randomBytes(48).toString('base64url');

/** Written beside its place and renamed: a reader gets the old file or the new one, never a part. */
function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Of several processes at their first start one makes the file, whole; the others read it. */
function madeOnce(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const own = `${file}.${process.pid}`;
  writeFileSync(own, newSecret(), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file, 'utf8');
}

/** Secrets whose last tokens may still be valid, each with the time when it was retired. */
export function retiredSecrets(dataDir: string, lifetimeSeconds: number): Retired {
  const file = retiredFile(dataDir);
  if (!existsSync(file)) return [];
  const since = new Date(machineTime().valueOf() - lifetimeSeconds * 1000).toISOString();
  return RetiredSchema.validateSync(JSON.parse(readFileSync(file, 'utf8'))).filter(
    (one) => one.retiredAt > since,
  );
}

/**
 * The secrets that are kept in the data folder. The first is made once and kept, so that a restart ends no
 * session.
 */
export function keptTokenSecrets(dataDir: string, lifetimeSeconds: number): TokenSecrets {
  const current = madeOnce(currentFile(dataDir));
  return { current, previous: retiredSecrets(dataDir, lifetimeSeconds).map(({ secret }) => secret) };
}

/**
 * The secrets of the data folder as they are now, whichever process changed them: a rotation takes hold at once. What was
 * read stands until the file is another.
 */
export function watchedTokenSecrets(dataDir: string, lifetimeSeconds: number): TokenSecrets {
  let read = { file: '', secrets: keptTokenSecrets(dataDir, lifetimeSeconds) };
  const now = (): TokenSecrets => {
    const { ino, mtimeMs } = statSync(currentFile(dataDir));
    const file = `${ino} ${mtimeMs}`;
    if (file !== read.file) read = { file, secrets: keptTokenSecrets(dataDir, lifetimeSeconds) };
    return read.secrets;
  };
  return {
    get current() {
      return now().current;
    },
    get previous() {
      return now().previous ?? [];
    },
  };
}

/** When the secret of the data folder that signs now was made. */
export const secretMadeAt = (dataDir: string): Date => statSync(currentFile(dataDir)).mtime;

/**
 * Makes a new secret. Tokens of the one before are accepted until the last of them has expired, unless sessions should
 * end with it, as when somebody has read it.
 */
export function rotateTokenSecret(
  dataDir: string,
  { lifetimeSeconds, endSessions }: { lifetimeSeconds: number; endSessions: boolean },
): void {
  const last = { secret: madeOnce(currentFile(dataDir)), retiredAt: machineTime().toISOString() };
  const retired = endSessions ? [] : [...retiredSecrets(dataDir, lifetimeSeconds), last];
  replaceFile(retiredFile(dataDir), JSON.stringify(retired));
  replaceFile(currentFile(dataDir), newSecret());
}
