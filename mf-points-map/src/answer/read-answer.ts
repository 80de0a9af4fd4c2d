import { askNearby, FAR, readNearby } from '@ecocircle/app-kit/thing-bar';
import {
  type NearbyAnswer,
  type RecyclingPoint,
  type ShellServices,
  startOfWay,
  type Thing,
} from '@ecocircle/shared-contracts';
import { type Place, type PointWishes, readPoint, wishesIn } from '../points-data/index.ts';

/** A thing that somebody wants to hand in, and the point that is the best to go to. */
export interface ThingAnswer {
  readonly thing: Thing;
  /** `none`: no point takes it; `unknown`: which one does could not be asked. */
  readonly best: RecyclingPoint | 'none' | 'unknown';
  /** What there is in the visitor's city; null where that is not known. */
  readonly inCity: { readonly city: string; readonly total: number; readonly openNow: number } | null;
  /** From where it was asked. */
  readonly from: Place;
  /** By what it was asked, beside the thing. */
  readonly wishes: string;
  /** No point takes it near from where the visitor goes, but a new one might. */
  readonly isFar: boolean;
}

type Services = Pick<ShellServices, 'api' | 'locale' | 'telemetry'> &
  Partial<Pick<ShellServices, 'location'>>;

/** From where the visitor goes: a shell before contract 1.5 does not say it. */
export function startOf({ location }: Services, centre: Place): Place {
  if (!location) return centre;
  const { lng, lat } = startOfWay(location.get());
  return [lng, lat];
}

/** How an answer is asked for. */
export interface AnswerQuestion {
  /** What the list beside it is asked for by. */
  readonly wishes: PointWishes;
  readonly centre: Place;
}

/** The thing is asked for alone, unless a point has to take all that is named. */
const wishesFor = ({ materials }: Thing, wishes: PointWishes): PointWishes =>
  wishes.match === 'all' ? wishes : { ...wishes, materials: [materials.join('.')] };

/** What an answer was asked for by, beside the thing, as text. */
export const wishesKey = (thing: Thing, wishes: PointWishes): string =>
  JSON.stringify(wishesIn(wishesFor(thing, wishes)));

async function readWhere(
  { api, location }: Services,
  thing: Thing,
  { wishes, centre }: AnswerQuestion,
  signal: AbortSignal,
): Promise<NearbyAnswer> {
  const { countries, ...asked } = wishesFor(thing, wishes);
  const all = wishesIn({ ...asked, countries: {} });
  if (location) return readNearby(api, { wishes: all, place: location.get(), countries }, signal);
  const [lng, lat] = centre;
  return askNearby(api, { ...all, ...countries }, { lng, lat }, signal);
}

async function readBest(
  services: Services,
  thing: Thing,
  question: AnswerQuestion,
  signal: AbortSignal,
): Promise<Pick<ThingAnswer, 'best' | 'isFar' | 'inCity'>> {
  if (thing.materials.length === 0) return { best: 'none', isFar: false, inCity: null };
  const city = services.location?.get().city.name;
  const { nearest, total, openNow } = await readWhere(services, thing, question, signal);
  const inCity = city !== undefined && total > 0 ? { city, total, openNow } : null;
  if (!nearest) return { best: 'none', isFar: true, inCity };
  const best = await readPoint(services.api, nearest.id, signal);
  return { best, isFar: nearest.distance > FAR, inCity };
}

/**
 * Reads the point that is the best to go to with a thing: the nearest open one, or else the nearest. Its failure is told
 * by nothing more than its absence: the list is there.
 */
export async function readAnswer(
  services: Services,
  thing: Thing,
  question: AnswerQuestion,
  signal: AbortSignal,
): Promise<ThingAnswer> {
  const asked = {
    thing,
    from: startOf(services, question.centre),
    wishes: wishesKey(thing, question.wishes),
  };
  try {
    return { ...asked, ...(await readBest(services, thing, question, signal)) };
  } catch (error) {
    if (!signal.aborted) services.telemetry.error(error);
    return { ...asked, best: 'unknown', isFar: false, inCity: null };
  }
}
