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

/** Makes a page of what a remote's route renders, as text. */
const RENDER = `import { renderToStaticMarkup } from 'react-dom/server';
const head = {
  title: '', description: '', canonical: '', alternates: [], robots: 'none', locale: 'en-US', brand: '', feeds: [],
  image: { url: '', width: 1, height: 1, alt: '' },
};
export const SHELL_PATHS = [];
export const FONT_PRELOADS = ${JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, []])))};
export const findRouteOwner = (remotes, _, path) => {
  for (const [remote, { routes }] of Object.entries(remotes)) {
    const route = routes.find((one) => '/' + one.path === path);
    if (route) return { remote, route };
  }
  return null;
};
export const formChunkFor = () => null;
export const isAccountPage = () => false;
export const renderPage = async ({ page, mode, startRemote }) => {
  const { routes } = mode === 'full' ? await startRemote(page.owner, {}) : { routes: [] };
  const body = routes.map(({ Component }) => renderToStaticMarkup(Component())).join('');
  return { kind: 'page', body, description: { status: 200, jsonLd: [], head }, layoutCss: '', isProvisional: false };
};
export const renderErrorPage = renderPage;`;

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
