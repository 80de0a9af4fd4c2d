import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compiler, RspackPluginInstance, StatsCompilation } from '@rspack/core';
import { type Asset, parseRemoteDescriptor } from '../composition/remote-descriptor.ts';
import { LOCALES } from '../locales/locales.ts';

/** Carries the browser build's chunk groups to the plugin that writes the descriptor after the Node build. */
export interface StatsHolder {
  groups?: NonNullable<StatsCompilation['namedChunkGroups']>;
}

/** Remembers the chunk groups of a build. */
export class StatsPlugin implements RspackPluginInstance {
  readonly #holder: StatsHolder;

  constructor(holder: StatsHolder) {
    this.#holder = holder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('StatsPlugin', (stats) => {
      this.#holder.groups =
        stats.toJson({ all: false, chunkGroups: true, assets: true, ids: true }).namedChunkGroups ?? {};
    });
  }
}

/** What the descriptor's writer needs to know of a remote. */
export interface DescriptorOptions {
  readonly directory: string;
  readonly name: string;
  readonly version: string;
  readonly holder: StatsHolder;
}

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The subresource integrity of a file's content.
 *
 * @example
 * integrityOf(readFileSync('entry.js')); // 'sha384-…'
 */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Writes `dist/remote.json` and the message files once both builds of a remote are there. */
export class DescriptorPlugin implements RspackPluginInstance {
  readonly #options: DescriptorOptions;

  constructor(options: DescriptorOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('DescriptorPlugin', () => {
      const { directory } = this.#options;
      const descriptor = parseRemoteDescriptor(this.#describe());
      writeFileSync(join(directory, 'dist', 'remote.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
    });
  }

  #asset(file: string): Asset {
    return { file, integrity: integrityOf(readFileSync(join(this.#options.directory, 'dist', file))) };
  }

  #files(group: string): string[] {
    const assets = this.#options.holder.groups?.[group]?.assets ?? [];
    return assets.map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file));
  }

  #describe(): unknown {
    const { directory, name, version } = this.#options;
    const source = readJson(join(directory, 'remote.json')) as { contract: string; routes: { id: string }[] };
    const translations = Object.fromEntries(
      LOCALES.map((locale) => [locale, readJson(join(directory, 'src', 'locales', `${locale}.json`))]),
    );
    const moduleFiles = this.#files('remote');
    const routeFiles = (id: string): string[] =>
      this.#files(`route-${id}`).filter((file) => !moduleFiles.includes(file));
    return {
      name,
      version,
      contract: source.contract,
      routes: source.routes.map((route) => ({ ...route, head: this.#heads(route.id, translations) })),
      assets: {
        entry: this.#asset(this.#files(name.replaceAll('-', '_'))[0] ?? 'remote entry missing'),
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
    const text = JSON.stringify(messages);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = `assets/messages.${locale}.${hash}.json`;
    const path = join(this.#options.directory, 'dist', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return this.#asset(file);
  }
}
