import { createRequest } from '@ecocircle/app-kit/request';
import { type FoundPlace, type LocaleInfo, readFoundPlaces } from '@ecocircle/shared-contracts';
import { $api, type CabinetApi } from '../cabinet/index.ts';
import type { Place } from './coordinates.ts';

/** What is looked for. */
export interface AddressQuery {
  readonly text: string;
  readonly language: LocaleInfo['language'];
  /** Places near it come first. */
  readonly near: Place;
}

const PATH = '/api/web/v1/places/search/';

/** Asks for the places that an address or a name may mean. */
async function searchPlaces(
  api: CabinetApi,
  { text, language, near }: AddressQuery,
  signal: AbortSignal,
): Promise<FoundPlace[]> {
  const query = { q: text, lang: language, near: `${near.lng},${near.lat}` };
  return readFoundPlaces(await api.authenticated({ path: PATH, query, signal }));
}

/** The search of the picker that shows: the latest words count. */
export const addressSearch = createRequest({ source: $api, send: searchPlaces });
