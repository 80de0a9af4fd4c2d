import { useEffect, useState } from 'react';
import { useFirstMoment } from '../../remote/index.ts';

const MINUTE = 60_000;

/** The current moment by the minute; in the first render the server's, so that hydration finds the same. */
export function useMoment(): Date {
  const [moment, setMoment] = useState(useFirstMoment());
  useEffect(() => {
    setMoment(new Date());
    const timer = setInterval(() => setMoment(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
