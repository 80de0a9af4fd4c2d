import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

/** How far from the window a part of the page counts as near. */
const NEAR = '600px 0px';

/** Beginnings of a way to somewhere else. */
const INTENTS = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * Resolves when a part of the page, by its id, comes near the window. At once on the server, and where the part does
 * not exist yet; and as soon as somebody presses something: React holds back the next address of the page until all
 * that the server rendered of it is taken over, and a link within the page would lead nowhere.
 */
function whenNear(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!part || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const watching = new AbortController();
    const { signal } = watching;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
      rootMargin: NEAR,
    });
    const come = (): void => {
      watching.abort();
      observer.disconnect();
      resolve();
    };
    observer.observe(part);
    for (const intent of INTENTS) addEventListener(intent, come, { signal, capture: true, passive: true });
  });
}

/** For a script that does not come: what the server rendered stays as it is. */
const never = (): Promise<never> => new Promise(() => {});

/**
 * A part of the page that the server renders, and whose script comes when the visitor comes near. It is made once: were
 * it another element at each render, React would take what the server rendered away.
 *
 * @param id - of the element around it
 */
export function partWhenNear(id: string, load: () => Promise<{ default: ComponentType }>): ReactElement {
  const Part = lazy(async () => {
    await whenNear(id);
    return load().catch(never);
  });
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}
