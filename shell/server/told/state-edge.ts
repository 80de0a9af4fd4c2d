import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type EdgeStatement, SHELL_PROTOCOL, STATEMENT_EVERY } from '@ecocircle/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../release-store.ts';
import { repeatUntilClosed } from '../repeat.ts';
import { isMissing } from '../store-link.ts';
import type { Figures } from './figures.ts';

/** How long what edges have counted is kept after their end, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** What a statement is made of. */
export interface StatingOptions {
  readonly folder: string;
  readonly store: Pick<ReleaseStore, 'active' | 'state'>;
  /** Whether it serves the shell that is released, and not one that it was given. */
  readonly followsShell: boolean;
  readonly figures: Figures;
  readonly report: (error: unknown, context: Record<string, string>) => void;
}

/** Deletes statements that nobody has renewed for a month. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > KEPT_FOR) await rm(file, { force: true });
  }
}

/** Not with the folders above it: a store that is gone is not made anew. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/**
 * Says in the release store which releases this edge serves and what browsers have told it, so that operators see it. An
 * edge that may only read the store says so once, and goes on.
 *
 * @returns says it at once
 */
export function stateEdge(app: FastifyInstance, options: StatingOptions): () => Promise<void> {
  const { store, followsShell, figures, report } = options;
  const folder = join(options.folder, 'edges');
  const startedAt = new Date().toISOString();
  const host = hostname();
  const id = `${host.replaceAll(/[^\w.-]/g, '-')}-${process.pid}-${Date.parse(startedAt).toString(36)}`;
  const file = join(folder, `${id}.json`);
  let isTold = false;
  let isSwept = false;
  let writing = Promise.resolve();

  const statement = (leftAt: string | null): EdgeStatement => ({
    id,
    host,
    pid: process.pid,
    shell: store.active.shell.manifest.version,
    contract: store.active.shell.manifest.contract,
    ...(followsShell && { protocol: SHELL_PROTOCOL }),
    revision: store.active.registry.revision,
    startedAt,
    at: new Date().toISOString(),
    leftAt,
    figures: figures.all(),
  });
  async function write(leftAt: string | null): Promise<void> {
    if (store.state.isAway) return;
    try {
      await makeFolder(folder);
      if (!isSwept) await sweep(folder);
      isSwept = true;
      await writeFile(`${file}.incoming`, JSON.stringify(statement(leftAt)));
      await rename(`${file}.incoming`, file);
      isTold = false;
    } catch (error) {
      // Gone between two looks at it: the store tells that itself.
      if (!isTold && !isMissing(error)) report(error, { folder });
      isTold = true;
    }
  }
  const state = (leftAt: string | null = null): Promise<void> => {
    writing = writing.then(() => write(leftAt));
    return writing;
  };
  repeatUntilClosed(app, STATEMENT_EVERY, state);
  app.addHook('onClose', () => state(new Date().toISOString()));
  return state;
}
