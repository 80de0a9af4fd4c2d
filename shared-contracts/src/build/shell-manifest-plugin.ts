import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import type { Asset } from '../composition/remote-descriptor.ts';
import { LOCALES, type Locale } from '../locales/locales.ts';
import { typesetAll } from '../typography/typography.ts';
import { assetOf, filesOf } from './descriptor-plugin.ts';
import { readLocaleTexts } from './locale-texts.ts';

/** What the edge needs to know of the shell's browser build (`dist/shell.json`). */
export interface ShellManifest {
  /** Hash of the build; the name of its metadata. */
  readonly buildId: string;
  /** Scripts and styles of the first load, in the order in which the page names them. */
  readonly entry: readonly Asset[];
  /** Scripts and styles of the pages around an account. */
  readonly account: readonly Asset[];
  /** Scripts and styles of the dialogs with forms by their chunks, for pages whose address opens one. */
  readonly forms: Readonly<Record<'forms' | 'registration', readonly Asset[]>>;
  /** Every script, style sheet, font and drawing: what a page may ask for once it stands. */
  readonly files: readonly Asset[];
}

function messagesIn(folder: string): Record<string, unknown> {
  const messagesOf = (locale: Locale): object => {
    const { head, ...texts } = readLocaleTexts(folder, locale);
    // Titles and descriptions are never broken into lines, so they keep their plain spaces.
    const shell = { ...typesetAll(texts), head };
    return { shell, ...typesetAll(readLocaleTexts(join(folder, 'shared'), locale)) };
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, messagesOf(locale)]));
}

/** Writes {@link ShellManifest}, and the shell's translations by locale and namespace (`dist/messages.json`). */
export const writeShellManifest = (directory: string) => (compiler: Compiler) =>
  compiler.hooks.done.tap('writeShellManifest', (stats) => {
    const dist = join(directory, 'dist');
    const json = stats.toJson({ all: false, chunkGroups: true, assets: true, hash: true });
    const assetsOf = (chunk: string): Asset[] =>
      filesOf(json.namedChunkGroups, chunk).map((file) => assetOf(dist, file));
    const manifest: ShellManifest = {
      buildId: json.hash ?? '',
      entry: assetsOf('shell'),
      account: assetsOf('account'),
      forms: { forms: assetsOf('forms'), registration: assetsOf('registration') },
      files: (json.assets ?? [])
        .map(({ name }) => name)
        .filter((file) => /\.(js|css|woff2|svg)$/.test(file))
        .map((file) => assetOf(dist, file)),
    };
    const messages = messagesIn(join(directory, 'src', 'locales'));
    writeFileSync(join(dist, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    writeFileSync(join(dist, 'messages.json'), JSON.stringify(messages));
  });
