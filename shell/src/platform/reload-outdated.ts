import { hasTypedText } from './page/typed-text.ts';
import { ifStorageAllows } from './storage/storage-allowed.ts';

const RELOADED_AT = 'portal-reloaded-at';
/** Milliseconds in which a page is not loaded again: what fails behind a reload is no matter of an old build. */
const MARKER_LASTS = 10_000;

const isOwnScript = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement && new URL(target.src, location.href).pathname.startsWith('/assets/');

const readLatest = (): Promise<string | undefined> =>
  fetch('/builds/latest.json')
    .then(async (answer) => ((await answer.json()) as { id?: string }).id)
    .catch(() => undefined);

/** Whether this is the first reload for a while; a browser without storage could go round in circles. */
function mark(): boolean {
  const now = Date.now();
  const last = ifStorageAllows(() => Number(sessionStorage.getItem(RELOADED_AT)));
  if (last === null || now - last < MARKER_LASTS) return false;
  return ifStorageAllows(() => sessionStorage.setItem(RELOADED_AT, String(now))) !== null;
}

/**
 * Loads the page anew, once, where a file of the shell's own build does not come and the shell was released meanwhile:
 * the files of the build before may be gone. What somebody has typed is not given up for it.
 *
 * @param build - the id of the build that runs
 */
export function reloadWhenOutdated(build: string, reload = (): void => location.reload()): void {
  const look = async (): Promise<void> => {
    const latest = await readLatest();
    if (latest !== undefined && latest !== build && !hasTypedText(document) && mark()) reload();
  };
  // Such an event does not rise, but it can be heard on its way down.
  addEventListener('error', ({ target }) => void (isOwnScript(target) && look()), true);
}
