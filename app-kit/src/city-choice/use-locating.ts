import type { LocateOutcome, LocateProblem } from '@ecocircle/shared-contracts';
import { useState } from 'react';

/** What there is to say after the device was asked, by the keys of its texts. */
export type LocatingMessage = LocateProblem | 'elsewhere';

/** Asks where the visitor is; `onLocated` hears of a city that was found, `message` says why there is none. */
export function useLocating(
  locate: () => Promise<LocateOutcome>,
  onLocated: (outcome: LocateOutcome) => void,
) {
  const [message, setMessage] = useState<LocatingMessage | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setMessage(null);
    setAsking(true);
    const outcome = await locate();
    setAsking(false);
    if (outcome.problem) setMessage(outcome.problem);
    else if (outcome.isElsewhere) setMessage('elsewhere');
    else onLocated(outcome);
  };
  return { ask, isAsking, message };
}
