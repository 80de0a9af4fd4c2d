import { type FoundPlace, type LocaleInfo, readFoundPlaces } from '@ecocircle/shared-contracts';
import type { Store } from 'effector';
import { createRequest, type LatestRequest } from '../request/index.ts';
import type { Place } from './coordinates.ts';

/** What is looked for. */
interface AddressQuery {
  readonly text: string;
  readonly language: LocaleInfo['language'];
  /** Places near it come first. */
  readonly near: Place;
}

/** The query of the API's address search. */
export type SearchQuery = Readonly<Record<'q' | 'lang' | 'near', string>>;

/** How addresses are searched: with what, and the call that is answered with places. */
export interface AddressSearching<Source> {
  readonly source: Store<Source>;
  readonly send: (source: Source, query: SearchQuery, signal: AbortSignal) => Promise<unknown>;
}

/** The search of the picker that shows: the latest words count. */
export type AddressSearch = LatestRequest<AddressQuery, FoundPlace[]>;

/** Makes what asks for the places that an address or a name may mean. */
export const createAddressSearch = <Source>({ source, send }: AddressSearching<Source>): AddressSearch =>
  createRequest({
    source,
    send: async (given: Source, { text, language, near }: AddressQuery, signal) => {
      const query = { q: text, lang: language, near: `${near.lng},${near.lat}` };
      return readFoundPlaces(await send(given, query, signal));
    },
  });
