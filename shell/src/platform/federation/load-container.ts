import type { RemoteContainer } from '@ecocircle/shared-contracts';
import { shareScope } from './share-scope.ts';

/** The entry of a build: its absolute address, the integrity that it was released with, the name of its container. */
export interface ContainerEntry {
  readonly url: string;
  readonly integrity: string;
  readonly globalName: string;
  /** Milliseconds for which it is waited for. */
  readonly within: number;
}

/** Runs a script of the page, and waits for it: its error where it throws, otherwise why it did not come. */
function runScript({ url, integrity, within }: ContainerEntry): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script, { src: url, async: true, integrity, crossOrigin: 'anonymous' });
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      removeEventListener('error', onError);
      script.remove();
      settle();
    };
    const fail = (why: string): void => end(() => reject(new Error(`${url} ${why}`)));
    const onError = ({ filename, message }: ErrorEvent): void => {
      if (filename === url) fail(`threw while it ran: ${message}`);
    };
    const timer = setTimeout(() => fail(`did not come within ${within} ms`), within);
    addEventListener('error', onError);
    script.onload = () => end(resolve);
    script.onerror = () => fail('did not load');
    document.head.append(script);
  });
}

const containers = globalThis as unknown as Record<string, RemoteContainer | undefined>;

/**
 * Loads a module that a remote exposes: runs its entry, gives its container what the shell shares, and asks for the
 * module. Nothing is kept: each call loads anew.
 *
 * @param exposed - its name, such as `./remote`
 * @throws Error where the entry does not come, throws, or leaves no container; what the container and its module throw
 */
export async function loadContainer(entry: ContainerEntry, exposed: string): Promise<unknown> {
  // What an entry of before left there must not stand in for one that leaves nothing.
  containers[entry.globalName] = undefined;
  await runScript(entry);
  const container = containers[entry.globalName];
  if (!container) throw new Error(`${entry.url} leaves no container ${entry.globalName}`);
  await container.init(shareScope);
  return (await container.get(exposed))();
}
