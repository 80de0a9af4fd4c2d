import { useServices } from '@ecocircle/app-kit/remote';
import { metresBetween, type ShellServices } from '@ecocircle/shared-contracts';
import { useEffect, useState } from 'react';
import { readAnswer, startOf, type ThingAnswer } from './read-answer.ts';

/** Who has moved less, in metres, goes to the same point. */
const LEAST_MOVE = 50;

/** The answer from where the visitor is: a position or a city that is known later than the page asks anew. */
export function useAnswer(answer: ThingAnswer): ThingAnswer {
  const services = useServices();
  const [later, setLater] = useState<{ readonly of: ThingAnswer; readonly answer: ThingAnswer } | null>(null);
  useEffect(() => {
    // A shell before contract 1.5 does not say where the visitor is.
    const { location }: Partial<ShellServices> = services;
    let from = answer.from;
    let asked = new AbortController();
    const follow = (): void => {
      const start = startOf(services, from);
      if (metresBetween({ lng: from[0], lat: from[1] }, { lng: start[0], lat: start[1] }) < LEAST_MOVE)
        return;
      from = start;
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      void readAnswer(services, answer.thing, start, signal).then((known) => {
        if (!signal.aborted && known.best !== 'unknown') setLater({ of: answer, answer: known });
      });
    };
    follow();
    const stop = location?.subscribe(follow);
    return () => {
      stop?.();
      asked.abort();
    };
  }, [answer, services]);
  return later?.of === answer ? later.answer : answer;
}
