import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { SHELL_PROTOCOL } from '../composition/edge-statement.ts';
import { type Asset, CONTRACT_VERSION } from '../composition/remote-descriptor.ts';
import type { ShellManifest } from '../composition/shell-manifest.ts';
import { LOCALES, type Locale } from '../locales/locales.ts';
import { typesetAll } from '../typography/typography.ts';
import { assetOf, filesOf, type StatsHolder, writtenFiles } from './descriptor-plugin.ts';
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

interface ManifestOptions {
  readonly directory: string;
  readonly version: string;
  /** The entry of the build that the plugin stands in, which is the last one. */
  readonly untouched: string;
  /** What the browser build is made of. */
  readonly holder: StatsHolder;
}

/** Writes {@link ShellManifest}, and the shell's translations by locale and namespace (`dist/messages.json`). */
export const writeShellManifest =
  ({ directory, version, untouched, holder }: ManifestOptions) =>
  (compiler: Compiler) =>
    compiler.hooks.done.tap('writeShellManifest', (done) => {
      const dist = join(directory, 'dist');
      const last = done.toJson({ all: false, chunkGroups: true, assets: true });
      const assetsOf = (chunk: string, groups = holder.groups): Asset[] =>
        filesOf(groups, chunk).map((file) => assetOf(dist, file));
      const manifest: ShellManifest = {
        name: 'shell',
        version,
        contract: CONTRACT_VERSION,
        protocol: SHELL_PROTOCOL,
        shared: sharedVersions(directory),
        entry: assetsOf('shell'),
        account: assetsOf('account'),
        forms: { forms: assetsOf('forms'), registration: assetsOf('registration') },
        untouched: assetsOf(untouched, last.namedChunkGroups),
        files: [...(holder.files ?? []), ...writtenFiles(last)]
          .filter((file) => /\.(js|css|woff2|svg)$/.test(file))
          .map((file) => assetOf(dist, file)),
      };
      const messages = messagesIn(join(directory, 'src', 'locales'));
      writeFileSync(join(dist, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      writeFileSync(join(dist, 'messages.json'), JSON.stringify(messages));
    });
