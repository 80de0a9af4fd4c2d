import { onTestFinished, setGlobal } from '@ecocircle/test-kit';

/** What a file of a build comes to: it is there (for a script: it runs), it fails by throwing, or it never arrives. */
export type Answer = () => unknown;

export const arrives: Answer = () => {};
export const fails: Answer = () => {
  throw new TypeError('Failed to fetch');
};
export const hangs: Answer = () => HANGING;
const HANGING = Symbol('no answer');

/** The entry of a build that exposes this module under the global name of its remote. */
export const exposes =
  (globalName: string, module: unknown): Answer =>
  () =>
    setGlobal(globalName, { init: () => {}, get: async () => () => module });

/** What was asked of the server. */
export interface BuildRequest {
  readonly path: string;
  readonly integrity: string | undefined;
  readonly crossOrigin?: string | null;
}

/** Where a browser loads an element from; null where it loads nothing for it. */
function addressOf(node: Node): string | null {
  if (node instanceof HTMLScriptElement) return node.src;
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? node.href : null;
}

function answerElement(element: HTMLElement, answer: Answer): void {
  let result: unknown;
  try {
    result = answer();
  } catch {
    element.dispatchEvent(new Event('error'));
    return;
  }
  if (result !== HANGING) element.dispatchEvent(new Event('load'));
}

/**
 * The server of builds for the running test: scripts and style sheets that the document links, and what it fetches.
 * jsdom itself loads neither. The first of a file's answers that are left is given, the last one for good.
 */
export function serveBuilds(files: Readonly<Record<string, readonly Answer[]>>): readonly BuildRequest[] {
  const requests: BuildRequest[] = [];
  const left = new Map(Object.entries(files).map(([path, answers]) => [path, [...answers]]));
  const answerTo = (url: URL): Answer => {
    const answers = left.get(url.pathname) ?? [fails];
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? fails;
  };
  const take = (url: URL, request: Omit<BuildRequest, 'path'>): Answer => {
    requests.push({ path: url.pathname + url.search, ...request });
    return answerTo(url);
  };
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const address = addressOf(node);
      if (address === null) continue;
      const { integrity, crossOrigin } = node as HTMLScriptElement | HTMLLinkElement;
      answerElement(node as HTMLElement, take(new URL(address), { integrity, crossOrigin }));
    }
  });
  observer.observe(document.head, { childList: true });
  onTestFinished(() => {
    observer.disconnect();
    document.head.replaceChildren();
  });
  setGlobal('fetch', async (path: string, { integrity }: RequestInit) => {
    const result = take(new URL(path, location.href), { integrity })();
    return result instanceof Response ? result : Response.json(result);
  });
  return requests;
}
