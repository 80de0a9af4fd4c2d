import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONTRACT_VERSION,
  LOCALES,
  type Locale,
  SHELL_PROTOCOL,
  type SharedVersions,
  type ShellManifest,
} from '@ecocircle/shared-contracts';
import { writeAsset } from './fixture-build.ts';

/** What a build of the shell of a test is to be like. */
export interface FixtureShell {
  readonly version: string;
  readonly contract?: string;
  readonly protocol?: number;
  readonly shared?: SharedVersions;
  readonly script?: string;
  /** Text of the Node module; by default it has what edges call. */
  readonly render?: string;
  /** Texts that are not like those of the other locales. */
  readonly texts?: Readonly<Partial<Record<Locale, object>>>;
}

const RENDER = `import { renderToPipeableStream } from 'react-dom/server';
const call = () => renderToPipeableStream;
export { call as renderPage, call as renderErrorPage, call as findRouteOwner, call as formChunkFor, call as isAccountPage };`;

/** Writes a complete build of the shell, as its bundler would. */
export function writeShell(folder: string, shell: FixtureShell): string {
  const { version, contract = CONTRACT_VERSION, protocol = SHELL_PROTOCOL } = shell;
  const entry = writeAsset(folder, 'assets/shell.1a2b3c4d.js', shell.script ?? `"shell ${version}"`);
  const style = writeAsset(folder, 'assets/shell.2b3c4d5e.css', 'body { margin: 0; }');
  const manifest: ShellManifest = {
    name: 'shell',
    version,
    contract,
    protocol,
    ...(shell.shared && { shared: shell.shared }),
    entry: [entry, style],
    account: [],
    forms: { forms: [], registration: [] },
    files: [entry, style],
  };
  const texts = LOCALES.map((locale) => [
    locale,
    shell.texts?.[locale] ?? { shell: { site: { slogan: 'S' } } },
  ]);
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server', 'render.mjs'), shell.render ?? RENDER);
  writeFileSync(join(folder, 'messages.json'), JSON.stringify(Object.fromEntries(texts)));
  writeFileSync(join(folder, 'shell.json'), JSON.stringify(manifest));
  return folder;
}
