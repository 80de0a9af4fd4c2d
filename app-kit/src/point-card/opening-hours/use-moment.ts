import { useEffect, useState } from 'react';
import { useClock, useFirstMoment } from '../../remote/index.ts';

const MINUTE = 60_000;

/** The current moment by the minute, by the server's clock; in the first render the server's, so that hydration finds the same. */
export function useMoment(): Date {
  const [moment, setMoment] = useState(useFirstMoment());
  const present = useClock();
  useEffect(() => {
    setMoment(present());
    const timer = setInterval(() => setMoment(present()), MINUTE);
    return () => clearInterval(timer);
  }, [present]);
  return moment;
}
