import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { SHELL_PROTOCOL } from '../composition/edge-statement.ts';
import { type Asset, CONTRACT_VERSION } from '../composition/remote-descriptor.ts';
import type { ShellManifest } from '../composition/shell-manifest.ts';
import { LOCALES, type Locale } from '../locales/locales.ts';
import { typesetAll } from '../typography/typography.ts';
import { assetOf, filesOf } from './descriptor-plugin.ts';
import { readLocaleTexts } from './locale-texts.ts';
import { sharedVersions } from './shared-versions.ts';

function messagesIn(folder: string): Record<string, unknown> {
  const messagesOf = (locale: Locale): object => {
    const { head, ...texts } = readLocaleTexts(folder, locale);
    // Titles and descriptions are never broken into lines, so they keep their plain spaces.
    const shell = { ...typesetAll(texts, locale), head };
    return { shell, ...typesetAll(readLocaleTexts(join(folder, 'shared'), locale), locale) };
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, messagesOf(locale)]));
}

/** Writes {@link ShellManifest}, and the shell's translations by locale and namespace (`dist/messages.json`). */
export const writeShellManifest = (directory: string, version: string) => (compiler: Compiler) =>
  compiler.hooks.done.tap('writeShellManifest', (stats) => {
    const dist = join(directory, 'dist');
    const json = stats.toJson({ all: false, chunkGroups: true, assets: true });
    const assetsOf = (chunk: string): Asset[] =>
      filesOf(json.namedChunkGroups, chunk).map((file) => assetOf(dist, file));
    const manifest: ShellManifest = {
      name: 'shell',
      version,
      contract: CONTRACT_VERSION,
      protocol: SHELL_PROTOCOL,
      shared: sharedVersions(directory),
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
