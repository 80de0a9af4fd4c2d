import { useEffect, useState } from 'react';

/** True once a condition has held for some milliseconds; false as soon as it does not. */
export function useDelayed(condition: boolean, delay: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [condition, delay]);
  return condition && elapsed;
}
