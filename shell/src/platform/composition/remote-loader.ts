import type {
  CreateRemote,
  Messages,
  PageData,
  PageRemote,
  RemoteInstance,
  RemoteModule,
  RemoteName,
  ShellServices,
} from '@ecocircle/shared-contracts';
import { getInstance, loadRemote, registerRemotes } from '@module-federation/runtime';
import { onceDoneFor } from '../loading/once-done.ts';
import { federationPlugin } from './federation-plugin.ts';
import { routesWithTexts } from './routes-with-texts.ts';

/** Why no build of a remote could be loaded: the last cause, with the versions that were tried. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: RemoteName;
  readonly versions: readonly string[];

  constructor(remote: RemoteName, versions: readonly string[], cause: unknown) {
    super(`${remote} could not be loaded (tried ${versions.join(', ') || 'nothing'})`, { cause });
    this.remote = remote;
    this.versions = versions;
  }
}

export interface LoadedRemote extends RemoteInstance {
  readonly version: string;
}

export interface RemoteLoaderOptions {
  readonly page: PageData;
  readonly servicesFor: (remote: RemoteName, version: string) => ShellServices;
  readonly addMessages: (remote: RemoteName, messages: Messages) => void;
  readonly onFailure: (remote: RemoteName, version: string, cause: unknown) => void;
}

/** Loads remotes once each; a failed load may be asked for again. */
export type RemoteLoader = (remote: RemoteName) => Promise<LoadedRemote>;

const TRIES_OF_A_BUILD = 2;

type PageBuild = NonNullable<PageRemote['lastGood']>;

const globalName = (remote: RemoteName): string => remote.replaceAll('-', '_');

/** A repeated attempt asks at an address of its own: browsers let it wait for a call of the same address that hangs. */
async function importModule(remote: RemoteName, build: PageBuild, attempt: number): Promise<CreateRemote> {
  const entry = new URL(build.baseUrl + build.entry.file, location.href);
  if (attempt > 0) entry.searchParams.set('attempt', String(attempt));
  const name = globalName(remote);
  registerRemotes([{ name, entry: entry.href, type: 'global', entryGlobalName: name }], { force: true });
  const module = await loadRemote<RemoteModule>(`${name}/remote`);
  if (typeof module?.createRemote !== 'function') throw new TypeError(`${remote} exposes no createRemote`);
  return module.createRemote;
}

/** Links the style sheets of a build that the page does not link yet, and waits for them. */
async function linkStyles({ baseUrl, styles }: PageBuild): Promise<void> {
  await Promise.all(
    styles.map(({ file, integrity }) => {
      const href = baseUrl + file;
      if (document.head.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return undefined;
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity });
      link.crossOrigin = 'anonymous';
      return new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => {
          link.remove();
          reject(new Error(`${href} did not load`));
        };
        document.head.append(link);
      });
    }),
  );
}

async function fetchMessages(build: PageBuild): Promise<Messages> {
  const { file, integrity } = build.messages;
  const response = await fetch(build.baseUrl + file, { integrity });
  if (!response.ok) throw new Error(`translations answered ${response.status}`);
  return (await response.json()) as Messages;
}

/** Makes the loader of a page. Each build is tried twice, then the last good build, before the load fails. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { page } = options;
  const builds = (remote: RemoteName): PageBuild[] => {
    const active = page.remotes[remote];
    return active ? [active, ...(active.lastGood ? [active.lastGood] : [])] : [];
  };
  const integrities = new Map(
    Object.keys(page.remotes)
      .flatMap((remote) => builds(remote as RemoteName))
      .map((build) => [build.baseUrl + build.entry.file, build.entry.integrity]),
  );
  getInstance()?.registerPlugins([
    federationPlugin((url) => integrities.get(new URL(url, location.href).pathname)),
  ]);

  async function start(remote: RemoteName, build: PageBuild, attempt: number): Promise<LoadedRemote> {
    const inPage = page.remotes[remote] === build ? page.messages[remote] : undefined;
    const [createRemote, messages] = await Promise.all([
      importModule(remote, build, attempt),
      inPage ?? fetchMessages(build),
      linkStyles(build),
    ]);
    options.addMessages(remote, messages);
    const instance = createRemote(options.servicesFor(remote, build.version));
    const { version } = build;
    if (!inPage || !page.messagesOf) return { ...instance, version };
    const loadTexts = async () => options.addMessages(remote, await fetchMessages(build));
    return { ...instance, routes: routesWithTexts(instance.routes, page.messagesOf, loadTexts), version };
  }

  const attempts = new Map<PageBuild, number>();
  const nextAttempt = (build: PageBuild): number => {
    const attempt = attempts.get(build) ?? 0;
    attempts.set(build, attempt + 1);
    return attempt;
  };

  async function load(remote: RemoteName): Promise<LoadedRemote> {
    const candidates = builds(remote);
    let cause: unknown = new Error('not in the registry');
    for (const build of candidates) {
      for (let tries = 0; tries < TRIES_OF_A_BUILD; tries += 1) {
        try {
          return await start(remote, build, nextAttempt(build));
        } catch (error) {
          cause = error;
          options.onFailure(remote, build.version, error);
        }
      }
    }
    throw new RemoteLoadError(
      remote,
      candidates.map(({ version }) => version),
      cause,
    );
  }

  return onceDoneFor(load);
}
