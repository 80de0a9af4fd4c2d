import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once the time is over; while it is paused the rest of the time is kept. 0 never ends. */
export function useCountdown(milliseconds: number, paused: boolean, onEnd: () => void): void {
  const rest = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || milliseconds === 0) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => end(), rest.current);
    return () => {
      clearTimeout(timer);
      rest.current = Math.max(0, rest.current - (Date.now() - since));
    };
  }, [paused, milliseconds]);
}
