import { useLocation } from '@ecocircle/shared-contracts/router';
import { afterPaint } from '@ecocircle/ui-kit';
import { useEffect, useRef, useState } from 'react';

const hasFocusIn = (main: HTMLElement | null): boolean => main?.contains(document.activeElement) ?? false;

/** Whether the focus went with the page that was left. */
const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * Tells who does not see it that another page is there: by its title, and by the focus on the page where the link that
 * led there is gone. A page that takes the focus itself has told already. `main` is the id of what holds the page.
 */
export function PageArrival({ main: id }: { readonly main: string }) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return undefined;
    return afterPaint(() => {
      before.current = pathname;
      const main = document.getElementById(id);
      if (hasFocusIn(main)) return;
      setTitle(document.title);
      if (isFocusLost()) main?.focus({ preventScroll: true });
    });
  }, [pathname, id]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
