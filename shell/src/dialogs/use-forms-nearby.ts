import { useSavesData } from '@ecocircle/ui-kit';
import { type RefObject, useEffect } from 'react';
import { prefetchForms } from './load-forms.ts';

/** Runs when the browser has nothing else to do, or at once where it does not tell. */
const whenIdle = (task: () => void): void =>
  typeof requestIdleCallback === 'undefined' ? task() : void requestIdleCallback(task);

/**
 * Loads the forms when a place that opens them comes into sight: a finger, unlike a mouse, gives no sign of where it
 * will press. Who saves data waits for them instead.
 */
export function useFormsNearby(place: RefObject<Element | null>): void {
  const savesData = useSavesData();
  useEffect(() => {
    if (!place.current || savesData || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(prefetchForms);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, savesData]);
}
