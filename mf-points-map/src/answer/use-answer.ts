import { useServices } from '@ecocircle/app-kit/remote';
import { metresBetween, type ShellServices } from '@ecocircle/shared-contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Place, PointWishes } from '../points-data/index.ts';
import { readAnswer, startOf, type ThingAnswer, wishesKey } from './read-answer.ts';

/** Who has moved less, in metres, goes to the same point. */
const LEAST_MOVE = 50;

const metres = ([lng, lat]: Place, [toLng, toLat]: Place): number =>
  metresBetween({ lng, lat }, { lng: toLng, lat: toLat });

/**
 * The answer from where the visitor is, to what is wanted: a position or a city that is known later than the page asks
 * anew, and so does another choice.
 */
export function useAnswer(answer: ThingAnswer, wishes: PointWishes): ThingAnswer {
  const services = useServices();
  const [later, setLater] = useState<{ readonly of: ThingAnswer; readonly answer: ThingAnswer } | null>(null);
  const shown = later?.of === answer ? later.answer : answer;
  const key = wishesKey(answer.thing, wishes);
  const read = useEffectEvent((centre: Place, signal: AbortSignal) =>
    readAnswer(services, answer.thing, { centre, wishes }, signal),
  );
  const before = useEffectEvent(() => (shown.wishes === key ? shown.from : null));
  useEffect(() => {
    // A shell before contract 1.5 does not say where the visitor is.
    const { location }: Partial<ShellServices> = services;
    let from = before();
    let asked = new AbortController();
    const follow = (): void => {
      const start = startOf(services, answer.from);
      if (from && metres(from, start) < LEAST_MOVE) return;
      from = start;
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      void read(start, signal).then((known) => {
        if (!signal.aborted && known.best !== 'unknown') setLater({ of: answer, answer: known });
      });
    };
    follow();
    const stop = location?.subscribe(follow);
    return () => {
      stop?.();
      asked.abort();
    };
  }, [answer, services, key]);
  return shown;
}
