import type { NewsletterFormParts, SubscriptionOutcome } from '@ecocircle/shared-contracts';
import { type RefObject, useEffect, useState } from 'react';

type Stage = 'normal' | 'sending' | SubscriptionOutcome;

/** What a newsletter form knows and does: one address, sent once at a time, and how it went. */
export function useSubscription(
  { draft, subscribe }: NewsletterFormParts,
  root: RefObject<HTMLElement | null>,
) {
  const [email, setEmail] = useState('');
  const [stage, setStage] = useState<Stage>('normal');
  // Raised when the field starts over: a field of another key has not been left yet.
  const [round, setRound] = useState(0);
  // The first render equals the server's. What was typed before comes after it: into this page while its script was
  // still on the way, or into the page before.
  useEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement>('input[type="email"]');
    setEmail((typed) => typed || field?.value || draft.read());
  }, []);

  const change = (value: string) => {
    setEmail(value);
    draft.keep(value);
  };
  const send = async () => {
    setStage('sending');
    const outcome = await subscribe(email.trim());
    if (outcome !== 'error') {
      change('');
      setRound((count) => count + 1);
    }
    setStage(outcome);
  };
  return { email, stage, round, change, send, close: () => setStage('normal') };
}
