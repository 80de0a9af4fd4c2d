import {
  type CreateRemote,
  type Messages,
  type PageData,
  pageDataIn,
  type RemoteInstance,
  type RemoteModule,
  type RemoteName,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { loadContainer } from '../federation/load-container.ts';
import { type PageBuild, RemoteTries } from './remote-tries.ts';
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

export interface RemoteLoader {
  /** Loads remotes once each; a failed load may be asked for again. */
  readonly load: (remote: RemoteName) => Promise<LoadedRemote>;
  /**
   * Leaves the build that was loaded of a remote, whose page failed.
   *
   * @returns whether there is another one, which the next load tries
   */
  readonly leave: (remote: RemoteName, error: unknown) => boolean;
  /**
   * Asks the edge which builds of a remote are released now. Where they are others than before, the next load begins with
   * them; where the edge has another contract than this page, the page is loaded anew.
   *
   * @returns whether they are others
   */
  readonly renew: (remote: RemoteName) => Promise<boolean>;
  /** Lets the next load of a remote begin with its active build again, at new addresses. */
  readonly restart: (remote: RemoteName) => void;
}

/** Milliseconds for which a file of a remote is waited for. */
const LOAD_TIMEOUT = 8000;
/** A line that is only slow has more, once the build is tried again. */
const PATIENT_TIMEOUT = 15_000;

/** The address of a file in a repeated attempt to load a build, which no cache and no call that hangs stands in for. */
const addressOf = (url: string, attempt: number): string => (attempt > 0 ? `${url}?attempt=${attempt}` : url);

async function importModule(remote: RemoteName, build: PageBuild, attempt: number): Promise<CreateRemote> {
  const { file, integrity } = build.entry;
  const entry = {
    url: new URL(addressOf(build.baseUrl + file, attempt), location.href).href,
    integrity,
    globalName: remote.replaceAll('-', '_'),
    within: attempt > 0 ? PATIENT_TIMEOUT : LOAD_TIMEOUT,
  };
  const module = (await loadContainer(entry, './remote')) as Partial<RemoteModule> | null | undefined;
  if (typeof module?.createRemote !== 'function') throw new TypeError(`${remote} exposes no createRemote`);
  return module.createRemote;
}

/** Links a style sheet and waits for it; where it does not come, `letGoOfLateStyles` ends the wait. */
function linkStyle(href: string, integrity: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity });
  link.crossOrigin = 'anonymous';
  const linked = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    };
  });
  document.head.append(link);
  return linked;
}

/** Links the style sheets of a build that the page does not link yet, and waits for them. */
async function linkStyles({ baseUrl, styles }: PageBuild, attempt: number): Promise<void> {
  const isLinked = (href: string) =>
    document.head.querySelector(`link[rel="stylesheet"][href^="${CSS.escape(href)}"]`);
  await Promise.all(
    styles.map(({ file, integrity }) => {
      const href = baseUrl + file;
      return isLinked(href) ? undefined : linkStyle(addressOf(href, attempt), integrity);
    }),
  );
}

async function fetchMessages({ baseUrl, messages }: PageBuild, attempt: number): Promise<Messages> {
  const { file, integrity } = messages;
  const response = await fetch(baseUrl + file, {
    integrity,
    cache: attempt > 0 ? 'reload' : 'default',
    signal: AbortSignal.timeout(LOAD_TIMEOUT),
  });
  if (!response.ok) throw new Error(`translations answered ${response.status}`);
  return (await response.json()) as Messages;
}

/** What a page of this address knows of the releases now. It is not parsed as a document, whose styles would be applied. */
async function readPage(): Promise<Pick<PageData, 'contract' | 'remotes'>> {
  const response = await fetch(location.href, {
    headers: { 'x-page-part': 'frame' },
    signal: AbortSignal.timeout(LOAD_TIMEOUT),
  });
  return pageDataIn(await response.text());
}

/** Makes the loader of a page. Each build is tried twice, then the last good build, before the load fails. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { page } = options;
  const tries = new Map<RemoteName, RemoteTries>();
  const loaded = new Map<RemoteName, Promise<LoadedRemote>>();
  const triesOf = (remote: RemoteName): RemoteTries => {
    const known = tries.get(remote) ?? new RemoteTries(page.remotes[remote]);
    tries.set(remote, known);
    return known;
  };

  async function start(remote: RemoteName, build: PageBuild, attempt: number): Promise<LoadedRemote> {
    const inPage = page.remotes[remote] === build ? page.messages[remote] : undefined;
    const [createRemote, messages] = await Promise.all([
      importModule(remote, build, attempt),
      inPage ?? fetchMessages(build, attempt),
      linkStyles(build, attempt),
    ]);
    options.addMessages(remote, messages);
    const instance = createRemote(options.servicesFor(remote, build.version));
    const { version } = build;
    if (!inPage || !page.messagesOf) return { ...instance, version };
    const loadTexts = async () => options.addMessages(remote, await fetchMessages(build, attempt));
    return { ...instance, routes: routesWithTexts(instance.routes, page.messagesOf, loadTexts), version };
  }

  async function load(remote: RemoteName): Promise<LoadedRemote> {
    const trying = triesOf(remote);
    let cause: unknown = new Error('not in the registry');
    for (let build = trying.current; build; build = trying.current) {
      try {
        return await start(remote, build, trying.nextAttempt(build));
      } catch (error) {
        cause = error;
        trying.fail();
        options.onFailure(remote, build.version, error);
      }
    }
    trying.restart();
    loaded.delete(remote);
    throw new RemoteLoadError(remote, trying.versions, cause);
  }

  return {
    load(remote) {
      const loading = loaded.get(remote) ?? load(remote);
      loaded.set(remote, loading);
      return loading;
    },
    leave(remote, error) {
      const trying = triesOf(remote);
      if (!trying.current || !loaded.has(remote)) return false;
      options.onFailure(remote, trying.current.version, error);
      trying.leave(error);
      loaded.delete(remote);
      if (trying.current) return true;
      trying.restart();
      return false;
    },
    async renew(remote) {
      const { contract, remotes } = await readPage().catch(() => page);
      if (contract !== page.contract) location.reload();
      const areOthers = triesOf(remote).renew(remotes[remote]);
      if (areOthers) loaded.delete(remote);
      return areOthers;
    },
    restart(remote) {
      triesOf(remote).restart();
      loaded.delete(remote);
    },
  };
}
