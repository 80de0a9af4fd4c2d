import { type OpenNow, openNow, type PointWithHours } from '@ecocircle/shared-contracts';
import { useEffect, useMemo, useState } from 'react';
import { useClock, useFirstMoment } from '../remote/index.ts';
import { createAlarm } from './alarm.ts';

/**
 * Whether a point is open, said anew when that changes; in the first render at the server's moment, so that hydration
 * finds the same.
 */
export function useOpenNow(point: PointWithHours): OpenNow {
  const [moment, setMoment] = useState(useFirstMoment());
  const now = useMemo(() => openNow(point, moment), [point, moment]);
  const present = useClock();
  useEffect(() => {
    const alarm = createAlarm(() => setMoment(present()), present);
    alarm.set(now.renewsAt);
    return () => alarm.stop();
  }, [now, present]);
  return now;
}
