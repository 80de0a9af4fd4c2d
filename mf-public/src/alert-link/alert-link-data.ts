import {
  ALERT_PATHS,
  type AlertState,
  type ApiService,
  type Coordinates,
  isApiError,
  type Locale,
  linkStateOf,
  type MaterialFamily,
  readMaterials,
  readPointAlert,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';

/** What a link of an alert's mails is for. */
export type AlertPurpose = 'confirm' | 'leave';

/** How following a link went. */
export const ALERT_RESULTS = ['done', 'already', 'expired', 'unknown', 'error'] as const;

/** One of {@link ALERT_RESULTS}. */
export type AlertResult = (typeof ALERT_RESULTS)[number];

/** A material by its name in the page's language. */
interface WatchedMaterial {
  readonly id: string;
  readonly family: MaterialFamily;
  readonly name: string;
}

/** What an alert watches, in words. */
export interface WatchedArea {
  readonly materials: readonly WatchedMaterial[];
  readonly place: string;
  /** The middle of the area. */
  readonly middle: Coordinates;
  /** Metres. */
  readonly radius: number;
}

/** What a link's page begins with. */
export interface AlertLinkData {
  readonly token: string;
  /** How it went, as the API tells a browser without scripts; before a press, that there is nothing left to do. */
  readonly result: AlertResult | null;
  /** Null where there is nothing to say: the alert has ended, or could not be read. */
  readonly watched: WatchedArea | null;
  /** How many other active alerts the address has. */
  readonly others: number;
}

/** What each state of an alert leaves to do for a link: null means the press. */
const LEFT_TO_DO: Readonly<Record<AlertPurpose, Readonly<Record<AlertState, AlertResult | null>>>> = {
  confirm: { pending: null, active: 'already', ended: 'expired' },
  leave: { pending: null, active: null, ended: 'already' },
};

/** What is no token at all: too long, or of other letters. */
const NO_TOKEN: readonly number[] = [400, 414, 422];

/** What a refusal says of the link; null where it is about something else. */
export function resultOfRefusal(error: unknown): AlertResult | null {
  if (!isApiError(error)) return null;
  if (NO_TOKEN.includes(error.status)) return 'unknown';
  const state = linkStateOf(error.errors[0]?.code);
  return state === 'used' ? 'expired' : state;
}

async function readNamed(
  api: ApiService,
  locale: Locale,
  ids: readonly string[],
): Promise<WatchedMaterial[]> {
  const materials = readMaterials(await api.request({ path: '/api/web/v1/dictionary/materials/' }));
  return materials
    .filter(({ id }) => ids.includes(id))
    .map(({ id, family, name }) => ({ id, family, name: name[locale] }));
}

async function readAlert(
  { api, locale: { locale } }: Pick<ShellServices, 'api' | 'locale'>,
  token: string,
): Promise<Pick<AlertLinkData, 'watched' | 'others'> & { readonly state: AlertState }> {
  const answer = await api.request({ path: `${ALERT_PATHS.ask}${encodeURIComponent(token)}/` });
  const { state, materials, place, lng, lat, radius, others } = readPointAlert(answer);
  const isKnown = lng !== null && lat !== null && radius !== null;
  const watched = isKnown
    ? { materials: await readNamed(api, locale, materials), place, middle: { lng, lat }, radius }
    : null;
  return { state, watched, others };
}

/**
 * Makes the loader of a link's page: what the address says, and what the alert watches. It only reads, so that a mail
 * scanner changes nothing; an alert that cannot be read leaves the button.
 */
export const alertLinkLoader =
  (services: Pick<ShellServices, 'api' | 'locale' | 'telemetry'>, purpose: AlertPurpose) =>
  async ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Promise<AlertLinkData> => {
    const token = params.token ?? '';
    const said = new URL(request.url).searchParams.get('result');
    const told = ALERT_RESULTS.find((result) => result === said) ?? null;
    try {
      const { state, ...alert } = await readAlert(services, token);
      return { token, ...alert, result: told ?? LEFT_TO_DO[purpose][state] };
    } catch (error) {
      const result = resultOfRefusal(error);
      if (!result) services.telemetry.error(error);
      return { token, watched: null, others: 0, result: told ?? result };
    }
  };

const EQUATOR_METRES = 40_075_017;
/** The map of a phone is about so many pixels wide; the world is as wide as a tile at zoom 0. */
const [WIDTH, TILE] = [340, 256];
const [FURTHEST, CLOSEST] = [3, 15];

/** The closest zoom at which the map shows the whole width of an area. */
function zoomOf({ middle: { lat }, radius }: Pick<WatchedArea, 'middle' | 'radius'>): number {
  const around = EQUATOR_METRES * Math.cos((lat * Math.PI) / 180);
  const zoom = Math.floor(Math.log2((WIDTH / TILE) * (around / (2 * radius))));
  return Math.min(CLOSEST, Math.max(FURTHEST, zoom));
}

/**
 * The map of the area that is watched, with the points that take something of it; a name with its family is never taken
 * for one.
 */
export function mapOfWatched(watched: WatchedArea): string {
  const { materials, middle } = watched;
  const at = `at=${middle.lng},${middle.lat},${zoomOf(watched)}`;
  if (materials.length === 0) return `/recycling-points?${at}`;
  return `/recycling-points?materials=${materials.map(({ id, family }) => `${family}.${id}`).join(',')}&${at}`;
}
