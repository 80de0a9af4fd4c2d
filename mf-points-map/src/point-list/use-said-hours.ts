import { createAlarm } from '@ecocircle/app-kit/open-words';
import { useClock } from '@ecocircle/app-kit/remote';
import { useEffect, useState } from 'react';
import { loadReading, type PointSummary, type SaidHours } from '../points-data/index.ts';

const MINUTE_MS = 60_000;

/**
 * What a row says of its point's hours, said anew when that changes. It comes with the point; what finds out what to say
 * later is loaded then, and asked for again after a minute where there was no line.
 */
export function useSaidHours(point: PointSummary): SaidHours {
  const [anew, setAnew] = useState<{ readonly of: PointSummary; readonly said: SaidHours } | null>(null);
  const said = anew?.of === point ? anew.said : point;
  const present = useClock();
  useEffect(() => {
    let isShown = true;
    const renew = async (): Promise<void> => {
      const { sayAnew } = await loadReading();
      if (isShown) setAnew({ of: point, said: sayAnew(point, present()) });
    };
    const retry = (): void => {
      if (isShown) alarm.set(new Date(present().valueOf() + MINUTE_MS));
    };
    const alarm = createAlarm(() => renew().catch(retry), present);
    alarm.set(said.renews === null ? null : new Date(said.renews * MINUTE_MS));
    return () => {
      isShown = false;
      alarm.stop();
    };
  }, [point, said, present]);
  return said;
}
