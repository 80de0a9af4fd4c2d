import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { RemoteDescriptor, RemoteName } from '@ecocircle/shared-contracts';
import { integrityOf } from '@ecocircle/shared-contracts/build';
import type { Page } from '@playwright/test';
import { activeVersion, freshVersion, release, releaseIn, releaseStore } from './release-tool.ts';

/** What is changed of a build before it is published. */
export type BuildChange = (folder: string, descriptor: RemoteDescriptor) => Promise<unknown> | unknown;

/** A Node module that does something when it is loaded, or whenever a page of it is rendered. */
export const withServerFault =
  (atLoad: string, atPage: string): BuildChange =>
  (folder, { assets: { server } }) => {
    const goodFile = basename(server.file);
    Object.assign(server, { file: 'server/faulty.mjs' });
    return writeFile(
      join(folder, server.file),
      `import * as good from './${goodFile}';
      ${atLoad}
      const faulty = (route) => ({ ...route, lazy: async () => { ${atPage} return route.lazy(); } });
      export const createRemote = (services) => {
        const remote = good.createRemote(services);
        return { ...remote, routes: remote.routes.map(faulty) };
      };`,
    );
  };

/** Every file that a descriptor names, however deep. */
function namedFiles(value: unknown): { file: string; integrity: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'file' in value
    ? [value as { file: string; integrity: string }]
    : Object.values(value).flatMap(namedFiles);
}

/**
 * Publishes the build of a version once more in its store, changed and under another one.
 *
 * @returns the other version
 */
export async function publishChanged(store: string, remote: RemoteName, good: string, change: BuildChange) {
  const bad = freshVersion();
  const build = await mkdtemp(join(tmpdir(), 'ecocircle-broken-'));
  await cp(join(store, remote, good), build, { recursive: true });
  await rm(join(build, 'integrity.json'));
  const file = join(build, 'remote.json');
  const descriptor = JSON.parse((await readFile(file, 'utf8')).replaceAll(good, bad));
  await change(build, descriptor);
  for (const named of namedFiles(descriptor.assets))
    named.integrity = integrityOf(await readFile(join(build, named.file)));
  await writeFile(file, JSON.stringify(descriptor));
  await releaseIn(store, 'publish', remote, '--version', bad, '--from', build);
  await rm(build, { recursive: true });
  return bad;
}

/**
 * Publishes the active build of a remote under another version, with another script as its entry in the browser, and
 * promotes it.
 *
 * @returns both versions, and how it is rolled back
 */
export async function releaseWithEntry(remote: RemoteName, script: string) {
  const good = await activeVersion(remote);
  const bad = await publishChanged(releaseStore(), remote, good, (build, { assets }) =>
    writeFile(join(build, assets.entry.file), script),
  );
  await release('promote', remote, bad, '--message', 'a test of a broken release');
  const rollBack = () => release('rollback', remote, '--to', good, '--message', 'end of the test');
  return { good, bad, rollBack };
}

/** What a page of a build may do, by name; `React` is the portal's. */
export const PAGE_FAULTS = {
  'in a render': `{ Component: () => { throw new Error('broken in a render'); } }`,
  'in an effect': `{
    Component: () => {
      React.useEffect(() => { throw new Error('broken in an effect'); }, []);
      return 'soon';
    },
  }`,
  'in the loader': `{ Component: () => null, loader: () => { throw new Error('broken in the loader'); } }`,
  'while its code comes': `{ lazy: () => Promise.reject(new Error('broken while it comes')) }`,
  'in code that never comes': `{ lazy: () => new Promise(() => {}) }`,
  'in a loader that never ends': `{ Component: () => null, loader: () => new Promise(() => {}) }`,
} as const;

/** What a build may do before it has a page. */
export const BUILD_FAULTS = ['when it is evaluated', 'when its remote is made'] as const;

/** After which the last good version takes the page's place. */
export const GIVE_WAY = [...BUILD_FAULTS, ...(Object.keys(PAGE_FAULTS) as (keyof typeof PAGE_FAULTS)[])];

/** What a page may do that goes on being shown: it is pressed for it. */
export const PRESSED_FAULTS = {
  'in a handler': `() => { throw new Error('broken in a handler'); }`,
  'in a timer': `() => setTimeout(() => { throw new Error('broken in a timer'); })`,
  'in a promise': `() => void Promise.reject(new Error('broken in a promise'))`,
} as const;

export type ReleasedFault =
  | keyof typeof PAGE_FAULTS
  | (typeof BUILD_FAULTS)[number]
  | keyof typeof PRESSED_FAULTS;

/** Which fault the builds of `faultyEntry` have in the tab of a page. */
export const breakWith = (page: Page, fault: ReleasedFault): Promise<unknown> =>
  page.addInitScript((name) => sessionStorage.setItem('fault', name), fault);

const members = (faults: Readonly<Record<string, string>>): string =>
  Object.entries(faults)
    .map(([name, code]) => `'${name}': ${code}`)
    .join(',');

/**
 * The entry of a build that has one page, and does what the tab's storage names.
 *
 * @param route - id and path of a page of the remote
 */
export const faultyEntry = (
  remote: RemoteName,
  route: { readonly id: string; readonly path: string },
): string =>
  `var ${remote.replaceAll('-', '_')} = (() => {
  let shared;
  const fault = sessionStorage.getItem('fault');
  if (fault === 'when it is evaluated') throw new Error('broken when it is evaluated');
  return {
    init: async (scope) => { shared = scope; },
    get: async () => {
      const [{ get }] = Object.values(shared.react);
      const React = (await get())();
      const pages = { ${members(PAGE_FAULTS)} };
      const pressed = { ${members(PRESSED_FAULTS)} };
      const Component = () => React.createElement('button', { onClick: pressed[fault] }, 'Break this page');
      const routes = [{ ...${JSON.stringify(route)}, ...(pages[fault] ?? { Component }) }];
      const createRemote = () => {
        if (fault === 'when its remote is made') throw new Error('broken when its remote is made');
        return { routes, dispose() {} };
      };
      return () => ({ createRemote });
    },
  };
})();`;
