import { createRequest } from '@ecocircle/app-kit/request';
import { readPositionFacts } from '@ecocircle/shared-contracts';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $api, type CabinetApi } from '../cabinet/index.ts';
import type { Place } from '../place-picker/index.ts';
import { $opening, editor } from './model.ts';

const PATH = '/api/web/v1/places/reverse/';

async function fetchCountry(api: CabinetApi, { lng, lat }: Place, signal: AbortSignal): Promise<string> {
  return readPositionFacts(await api.authenticated({ path: PATH, query: { lng, lat }, signal })).country;
}

/** The country of the place that is chosen. */
const country = createRequest({ source: $api, send: fetchCountry });

/** The country of the place in the editor (ISO 3166-1 alpha-2): as saved until the place is another one; '' unknown. */
export function useCountry(): string {
  const [opening, state, want] = useUnit([$opening, country.$state, country.wanted]);
  const lng = useStoreMap(editor.$values, (values) => values.lng);
  const lat = useStoreMap(editor.$values, (values) => values.lat);
  const isSaved = lng === (opening?.saved.lng ?? null) && lat === (opening?.saved.lat ?? null);
  useEffect(() => {
    if (!isSaved && lng !== null && lat !== null) want({ lng, lat });
  }, [isSaved, lng, lat, want]);
  if (isSaved) return opening?.point?.country ?? '';
  return state.kind === 'ready' ? state.data : '';
}
