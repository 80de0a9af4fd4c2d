import {
  countriesQuery,
  isPrecise,
  type RecyclingPoint,
  readNearbyAnswer,
  type ShellServices,
  type Thing,
} from '@ecocircle/shared-contracts';
import { type Place, readPoint } from '../points-data/index.ts';

/** A thing that somebody wants to hand in, and the point that is the best to go to. */
export interface ThingAnswer {
  readonly thing: Thing;
  /** `none`: no point takes it; `unknown`: which one does could not be asked. */
  readonly best: RecyclingPoint | 'none' | 'unknown';
  /** From where it was asked. */
  readonly from: Place;
  /** No point takes it near from where the visitor goes, but a new one might. */
  readonly isFar: boolean;
}

type Services = Pick<ShellServices, 'api' | 'locale' | 'telemetry'> &
  Partial<Pick<ShellServices, 'location'>>;

/** From where the visitor goes: a shell before contract 1.5 does not say it. */
export function startOf({ location }: Services, centre: Place): Place {
  if (!location) return centre;
  const { position, city } = location.get();
  const { lng, lat } = position && isPrecise(position) ? position : city;
  return [lng, lat];
}

/** Nobody goes further with a jar, in metres. */
const FAR = 10_000;

async function readBest(
  { api, locale }: Services,
  { materials }: Thing,
  from: Place,
  signal: AbortSignal,
): Promise<Pick<ThingAnswer, 'best' | 'isFar'>> {
  if (materials.length === 0) return { best: 'none', isFar: false };
  const near = from.map((degrees) => degrees.toFixed(4));
  const query = { materials: materials.join(','), near: near.join(','), ...countriesQuery(locale) };
  const answer = await api.request({ path: '/api/web/v1/facility/answer/', query, signal, once: true });
  const { nearest } = readNearbyAnswer(answer);
  if (!nearest) return { best: 'none', isFar: true };
  return { best: await readPoint(api, nearest.id, signal), isFar: nearest.distance > FAR };
}

/**
 * Reads the point that is the best to go to with a thing: the nearest open one, or else the nearest. Its failure is told
 * by nothing more than its absence: the list is there.
 */
export async function readAnswer(
  services: Services,
  thing: Thing,
  centre: Place,
  signal: AbortSignal,
): Promise<ThingAnswer> {
  const from = startOf(services, centre);
  try {
    return { thing, ...(await readBest(services, thing, from, signal)), from };
  } catch (error) {
    if (!signal.aborted) services.telemetry.error(error);
    return { thing, best: 'unknown', isFar: false, from };
  }
}
