import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Asset,
  LOCALES,
  type Locale,
  type RemoteDescriptor,
  type RemoteName,
  type SharedVersions,
} from '@ecocircle/shared-contracts';

/** What a build of a test is to be like. */
export interface FixtureBuild {
  readonly remote?: RemoteName;
  readonly version: string;
  readonly contract?: string;
  readonly shared?: SharedVersions;
  /** Paths of the routes by id. */
  readonly routes?: Readonly<Record<string, string>>;
  /** Text of the server build; by default it makes the declared routes. */
  readonly server?: string;
  readonly script?: string;
  readonly style?: string;
  /** Files of texts that are not like those of the other locales. */
  readonly texts?: Readonly<Partial<Record<Locale, string>>>;
}

const byLocale = <T>(of: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>;

const TEXTS = JSON.stringify({ title: 'A page', points_other: '{{count}} points' });

/** Writes a file of a build. */
export function writeAsset(folder: string, file: string, text: string): Asset {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return { file, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
}

/** A server build that imports a shared package and makes routes of these ids. */
export const serverBuild = (ids: readonly string[]): string =>
  `import { createElement } from 'react';
const page = () => createElement('main');
export const createRemote = () => ({ routes: ${JSON.stringify(ids)}.map((id) => ({ id, Component: page })), dispose() {} });`;

/** Writes a complete build of a remote, as its bundler would. */
export function writeBuild(folder: string, build: FixtureBuild): string {
  const { remote = 'mf-public', version, contract = '^1.0.0', routes = { home: '' } } = build;
  const head = byLocale(() => ({ title: 'A page', description: '' }));
  const style = build.style ?? '.page_mf-public_a1b2 { color: red; }';
  const descriptor: RemoteDescriptor = {
    name: remote,
    version,
    contract,
    ...(build.shared && { shared: build.shared }),
    routes: Object.entries(routes).map(([id, path]) => ({
      id,
      path,
      access: 'public',
      render: 'server',
      layout: {},
      head,
    })),
    assets: {
      entry: writeAsset(folder, 'assets/remoteEntry.1a2b3c4d.js', build.script ?? `"${remote} ${version}"`),
      module: [writeAsset(folder, 'assets/remote.2b3c4d5e.css', style)],
      routes: {},
      messages: byLocale((locale) =>
        writeAsset(folder, `assets/messages.${locale}.json`, build.texts?.[locale] ?? TEXTS),
      ),
      server: writeAsset(folder, 'server/remote.mjs', build.server ?? serverBuild(Object.keys(routes))),
    },
  };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(descriptor));
  return folder;
}
