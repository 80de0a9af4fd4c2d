import type { Place } from '@ecocircle/app-kit/place-picker';
import { createRequest } from '@ecocircle/app-kit/request';
import { type PositionFacts, readPositionFacts } from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $api, type CabinetApi } from '../cabinet/index.ts';
import { $opening, editor } from './model.ts';

const PATH = '/api/web/v1/places/reverse/';

async function fetchFacts(api: CabinetApi, { lng, lat }: Place, signal: AbortSignal): Promise<PositionFacts> {
  return readPositionFacts(await api.authenticated({ path: PATH, query: { lng, lat }, signal }));
}

/** What is known of the place that is chosen. */
const facts = createRequest({ source: $api, send: fetchFacts });
sample({ clock: editor.left, fn: () => null, target: facts.reset });

/** Country and time zone of a place; the country is ISO 3166-1 alpha-2, '' unknown. */
export type PlaceFacts = Pick<PositionFacts, 'country' | 'timeZone'>;

const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Country and time zone of the place in the editor: as saved until the place is another one. */
export function usePlaceFacts(): PlaceFacts {
  const [opening, state, want] = useUnit([$opening, facts.$state, facts.wanted]);
  const lng = useStoreMap(editor.$values, (values) => values.lng);
  const lat = useStoreMap(editor.$values, (values) => values.lat);
  const isSaved = lng === (opening?.saved.lng ?? null) && lat === (opening?.saved.lat ?? null);
  useEffect(() => {
    if (!isSaved && lng !== null && lat !== null) want({ lng, lat });
  }, [isSaved, lng, lat, want]);
  if (isSaved && opening?.point) return opening.point;
  return !isSaved && state.kind === 'ready' ? state.data : { country: '', timeZone: ownTimeZone() };
}
