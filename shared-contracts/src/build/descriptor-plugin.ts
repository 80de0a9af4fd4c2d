import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compiler, StatsCompilation } from '@rspack/core';
import type { Asset } from '../composition/remote-descriptor.ts';
import { LOCALES } from '../locales/locales.ts';
import { parseWrittenDescriptor } from '../schemas/remote-descriptor.ts';
import { typesetAll } from '../typography/typography.ts';
import { readLocaleTexts } from './locale-texts.ts';
import { pageProblems, remoteGlobal, routeChunk } from './remote-names.ts';

/** Carries the browser build's chunk groups to the plugin that writes the descriptor after the Node build. */
export interface StatsHolder {
  groups?: NonNullable<StatsCompilation['namedChunkGroups']>;
}

/** Remembers the chunk groups of a build. */
export const keepChunkGroups = (holder: StatsHolder) => (compiler: Compiler) =>
  compiler.hooks.done.tap('keepChunkGroups', (stats) => {
    const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true, assets: true, ids: true });
    holder.groups = namedChunkGroups ?? {};
  });

interface DescriptorOptions {
  readonly directory: string;
  readonly name: string;
  readonly version: string;
  readonly holder: StatsHolder;
}

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));

/** The subresource integrity of a file's content: `sha384-…`. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

class Descriptor {
  readonly #options: DescriptorOptions;

  constructor(options: DescriptorOptions) {
    this.#options = options;
  }

  #asset(file: string): Asset {
    return { file, integrity: integrityOf(readFileSync(join(this.#options.directory, 'dist', file))) };
  }

  #files(group: string): string[] {
    const assets = this.#options.holder.groups?.[group]?.assets ?? [];
    return assets.map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file));
  }

  /** The files of the entry and of the exposed module, the entry's script first. */
  #moduleFiles(): string[] {
    const entryFiles = this.#files(remoteGlobal(this.#options.name));
    const files = [...new Set([...entryFiles, ...this.#files('remote')])];
    const entry = entryFiles.find((file) => file.endsWith('.js'));
    return entry ? [entry, ...files.filter((file) => file !== entry)] : files;
  }

  describe(): unknown {
    const { directory, name, version } = this.#options;
    const source = readJson(join(directory, 'remote.json')) as { contract: string; routes: { id: string }[] };
    const ids = source.routes.map(({ id }) => id);
    const problems = pageProblems(ids, Object.keys(this.#options.holder.groups ?? {}));
    if (problems.length > 0) throw new Error(problems.join('; '));
    const translations = Object.fromEntries(
      LOCALES.map((locale) => [locale, readLocaleTexts(join(directory, 'src', 'locales'), locale)]),
    );
    const [entry = 'no remote entry was built', ...moduleFiles] = this.#moduleFiles();
    const routeFiles = (id: string): string[] =>
      this.#files(routeChunk(id)).filter((file) => file !== entry && !moduleFiles.includes(file));
    return {
      name,
      version,
      contract: source.contract,
      routes: source.routes.map((route) => ({ ...route, head: this.#heads(route.id, translations) })),
      assets: {
        entry: this.#asset(entry),
        module: moduleFiles.map((file) => this.#asset(file)),
        routes: Object.fromEntries(
          source.routes.map(({ id }) => [id, routeFiles(id).map((file) => this.#asset(file))]),
        ),
        messages: Object.fromEntries(
          LOCALES.map((locale) => [locale, this.#writeMessages(locale, translations[locale])]),
        ),
        server: this.#asset('server/remote.mjs'),
      },
    };
  }

  #heads(id: string, translations: Record<string, Record<string, unknown>>): unknown {
    return Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        (translations[locale]?.head as Record<string, unknown> | undefined)?.[id],
      ]),
    );
  }

  #writeMessages(locale: string, translation: Record<string, unknown> | undefined): Asset {
    const { head: _, ...messages } = translation ?? {};
    const text = JSON.stringify(typesetAll(messages));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = `assets/messages.${locale}.${hash}.json`;
    const path = join(this.#options.directory, 'dist', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return this.#asset(file);
  }
}

/** Writes `dist/remote.json` and the message files once both builds of a remote are complete. */
export const writeDescriptor = (options: DescriptorOptions) => (compiler: Compiler) =>
  compiler.hooks.afterEmit.tap('writeDescriptor', () => {
    const descriptor = parseWrittenDescriptor(new Descriptor(options).describe());
    const file = join(options.directory, 'dist', 'remote.json');
    writeFileSync(file, `${JSON.stringify(descriptor, null, 2)}\n`);
  });
