import { type RefObject, useEffect } from 'react';
import { useSavesData } from './use-saves-data.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads what a press in a place will need when the place comes into sight: a finger, unlike a mouse, gives no sign of
 * where it will press. Visitors who save data wait for it instead.
 */
export function useLoadInSight(place: RefObject<Element | null>, load: () => void): void {
  const savesData = useSavesData();
  useEffect(() => {
    if (!place.current || savesData || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(load);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, load, savesData]);
}
