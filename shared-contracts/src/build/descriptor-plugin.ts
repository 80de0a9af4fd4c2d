import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, StatsCompilation } from '@rspack/core';
import type { Asset } from '../composition/remote-descriptor.ts';
import { LOCALES, type Locale } from '../locales/locales.ts';
import { parseWrittenDescriptor } from '../schemas/remote-descriptor.ts';
import { typesetAll } from '../typography/typography.ts';
import { WORKER_FILE } from './bundler-rules.ts';
import { integrityOf } from './integrity.ts';
import { readLocaleTexts } from './locale-texts.ts';
import { readJson } from './read-json.ts';
import { pageProblems, remoteGlobal, routeChunk } from './remote-names.ts';
import { sharedVersions } from './shared-versions.ts';

/** Carries what a browser build is made of to the plugin that writes of it after another build. */
export interface StatsHolder {
  groups?: NonNullable<StatsCompilation['namedChunkGroups']>;
  files?: readonly string[];
}

/** The names of all files that a build wrote. */
export const writtenFiles = ({ assets = [] }: StatsCompilation): string[] => assets.map(({ name }) => name);

/** Remembers the chunk groups and the files of a build. */
export const keepStats = (holder: StatsHolder) => (compiler: Compiler) =>
  compiler.hooks.done.tap('keepStats', (done) => {
    const stats = done.toJson({ all: false, chunkGroups: true, assets: true, ids: true });
    holder.groups = stats.namedChunkGroups ?? {};
    holder.files = writtenFiles(stats);
  });

interface DescriptorOptions {
  readonly directory: string;
  readonly name: string;
  readonly version: string;
  /** Whether it has a service worker. */
  readonly hasWorker: boolean;
  readonly holder: StatsHolder;
}

/** A built file with its integrity. */
export const assetOf = (dist: string, file: string): Asset => ({
  file,
  integrity: integrityOf(readFileSync(join(dist, file))),
});

/** The scripts and styles of a chunk, in the order in which a page names them. */
export const filesOf = (groups: StatsCompilation['namedChunkGroups'], chunk: string): string[] =>
  (groups?.[chunk]?.assets ?? []).map(({ name }) => name).filter((file) => /\.(js|css)$/.test(file));

/** The files of the entry, which holds the exposed module: the script first. */
function moduleFiles({ name, holder: { groups } }: DescriptorOptions): string[] {
  const files = filesOf(groups, remoteGlobal(name));
  const entry = files.find((file) => file.endsWith('.js'));
  return entry ? [entry, ...files.filter((file) => file !== entry)] : files;
}

function writeMessages(
  dist: string,
  locale: Locale,
  { head: _, ...messages }: Record<string, unknown>,
): Asset {
  const text = JSON.stringify(typesetAll(messages, locale));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `assets/messages.${locale}.${hash}.json`;
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, file), text);
  return assetOf(dist, file);
}

function describe(options: DescriptorOptions): unknown {
  const { directory, name, version, hasWorker, holder } = options;
  const dist = join(directory, 'dist');
  const source = readJson<{ contract: string; routes: { id: string }[] }>(join(directory, 'remote.json'));
  const ids = source.routes.map(({ id }) => id);
  const problems = pageProblems(ids, Object.keys(holder.groups ?? {}));
  if (problems.length > 0) throw new Error(problems.join('; '));
  const texts = LOCALES.map(
    (locale) => [locale, readLocaleTexts(join(directory, 'src', 'locales'), locale)] as const,
  );
  const headOf = (id: string, { head }: Record<string, unknown>): unknown =>
    (head as Record<string, unknown> | undefined)?.[id];
  const [entry = 'no remote entry was built', ...others] = moduleFiles(options);
  const assetsOf = (files: readonly string[]) => files.map((file) => assetOf(dist, file));
  const routeFiles = (id: string): string[] =>
    filesOf(holder.groups, routeChunk(id)).filter((file) => file !== entry && !others.includes(file));
  return {
    name,
    version,
    contract: source.contract,
    shared: sharedVersions(directory),
    routes: source.routes.map((route) => ({
      ...route,
      head: Object.fromEntries(texts.map(([locale, text]) => [locale, headOf(route.id, text)])),
    })),
    assets: {
      entry: assetOf(dist, entry),
      module: assetsOf(others),
      routes: Object.fromEntries(ids.map((id) => [id, assetsOf(routeFiles(id))])),
      messages: Object.fromEntries(
        texts.map(([locale, text]) => [locale, writeMessages(dist, locale, text)]),
      ),
      server: assetOf(dist, 'server/remote.mjs'),
      ...(hasWorker && { worker: assetOf(dist, WORKER_FILE) }),
    },
  };
}

/** Writes `dist/remote.json` and the message files once both builds of a remote are complete. */
export const writeDescriptor = (options: DescriptorOptions) => (compiler: Compiler) =>
  compiler.hooks.afterEmit.tap('writeDescriptor', () => {
    const descriptor = parseWrittenDescriptor(describe(options));
    const file = join(options.directory, 'dist', 'remote.json');
    writeFileSync(file, `${JSON.stringify(descriptor, null, 2)}\n`);
  });
