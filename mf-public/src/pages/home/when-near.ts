/** How far from the window a part of the page counts as near. */
const NEAR = '600px 0px';

/**
 * Resolves when a part of the page, by its id, comes near the window. At once on the server, and where the part does
 * not exist yet.
 */
export function whenNear(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!part || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(part);
  });
}

/** For a script that does not come: what the server rendered stays as it is. */
export const never = (): Promise<never> => new Promise(() => {});
