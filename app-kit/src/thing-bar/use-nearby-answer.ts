import {
  countriesQuery,
  type IndexedThing,
  type NearbyAnswer,
  type ShellServices,
  startOfWay,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';
import { useEffect, useState } from 'react';
import { askNearby, readNearby, type Wishes } from './read-nearby.ts';

/** Milliseconds that a suggestion must stay before its places are asked for. */
const REST = 180;

/** An answer, and the thing that it is about. */
interface Known {
  readonly thing: IndexedThing;
  readonly answer: NearbyAnswer;
}

/** Where points are counted. */
export interface Counted {
  readonly place: VisitorPlace | null;
  /** What the page narrows its list by, and the part of the map that it shows; null: the visitor's city counts. */
  readonly within: Wishes | null;
}

/** What is asked, as text: the same place in another object is no other question. */
function questionOf({ materials }: IndexedThing, place: VisitorPlace, within: Wishes | null): string | null {
  if (materials.length === 0) return null;
  const { lng, lat } = startOfWay(place);
  return JSON.stringify([materials, lng, lat, place.city.id, within]);
}

/** Where a thing can be handed in; null while that is not known. */
export function useNearbyAnswer(
  { api, locale }: Pick<ShellServices, 'api' | 'locale'>,
  { place, within }: Counted,
  thing: IndexedThing | null,
): NearbyAnswer | null {
  const [known, setKnown] = useState<Known | null>(null);
  const question = thing && place && questionOf(thing, place, within);
  useEffect(() => {
    if (!thing || !place || !question) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const wishes = { materials: thing.materials.join(',') };
      const answer = within
        ? await askNearby(api, within, startOfWay(place), abort.signal)
        : await readNearby(api, { wishes, place, countries: countriesQuery(locale) }, abort.signal);
      setKnown({ thing, answer });
    };
    // The counts are an extra: where the line does not bring them the suggestions stand alone.
    const pause = setTimeout(() => ask().catch(() => undefined), REST);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [api, locale, thing, question]);
  return known && known.thing === thing ? known.answer : null;
}
