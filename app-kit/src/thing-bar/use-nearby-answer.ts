import {
  type ApiService,
  type IndexedThing,
  type NearbyAnswer,
  readNearbyAnswer,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';
import { useEffect, useState } from 'react';

const PATH = '/api/web/v1/facility/answer/';

/** Milliseconds that a suggestion must stay before its places are asked for. */
const REST = 180;

/** An answer, and the thing that it is about. */
interface Known {
  readonly thing: IndexedThing;
  readonly answer: NearbyAnswer;
}

/** What is asked, as text: the same place in another object is no other question. */
function queryOf({ materials }: IndexedThing, { city, position }: VisitorPlace): string | null {
  if (materials.length === 0) return null;
  const { lng, lat } = position ?? city;
  return JSON.stringify({
    materials: materials.join(','),
    near: `${lng.toFixed(4)},${lat.toFixed(4)}`,
    city: city.spellings[0] ?? city.name,
    country: city.country,
  });
}

/** Where a thing can be handed in in the visitor's city; null while that is not known. */
export function useNearbyAnswer(
  api: Pick<ApiService, 'request'>,
  place: VisitorPlace | null,
  thing: IndexedThing | null,
): NearbyAnswer | null {
  const [known, setKnown] = useState<Known | null>(null);
  const query = thing && place && queryOf(thing, place);
  useEffect(() => {
    if (!thing || !query) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const call = { path: PATH, query: JSON.parse(query), signal: abort.signal, once: true };
      const answer = readNearbyAnswer(await api.request(call));
      setKnown({ thing, answer });
    };
    // The counts are an extra: where the line does not bring them the suggestions stand alone.
    const pause = setTimeout(() => ask().catch(() => undefined), REST);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [api, thing, query]);
  return known && known.thing === thing ? known.answer : null;
}
