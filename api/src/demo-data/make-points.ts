import type { ServerPointStatus } from '@ecocircle/shared-contracts';
import { MATERIALS, type MaterialId } from '../database/dictionaries/materials.ts';
import type { NewRate, NewRecyclingPoint } from '../resources/recycling-points/new-recycling-point.ts';
import { CITIES, type City, type DemoLanguage, type Street } from './cities.ts';
import { OPENING_TIMES, type OpeningTimes } from './opening-times.ts';
import { type KindId, POINT_KINDS, type PointKind, unitOf, usualPrice } from './point-kinds.ts';
import { type SceneId, scenesOf } from './scenes/catalogue.ts';
import { SeededRandom } from './seeded-random.ts';
import { type SpecialTimes, specialTimes, weekOf } from './special-times.ts';
import type { PointTexts } from './texts/point-texts.ts';
import { SPANISH_POINTS } from './texts/points-es.ts';
import { KAZAKH_POINTS } from './texts/points-kk.ts';
import { RUSSIAN_POINTS } from './texts/points-ru.ts';
import { traceOf } from './workflow-traces.ts';

const TEXTS: Readonly<Record<DemoLanguage, PointTexts>> = {
  ru: RUSSIAN_POINTS,
  kk: KAZAKH_POINTS,
  es: SPANISH_POINTS,
};

/** Whose points are. */
export interface PointOwner {
  readonly organizationId: number;
  readonly authorId: number;
}

/** Who owns a demo point and in which city it must lie, where that matters. */
export interface PointOrder {
  readonly status: ServerPointStatus;
  readonly cities?: readonly string[];
  readonly owner?: PointOwner;
  readonly special?: SpecialTimes;
}

/** What the points refer to. */
export interface PointSurroundings {
  /** Ids of the organisations that any point of a country may belong to. */
  readonly organizationsOf: Readonly<Record<City['country'], readonly number[]>>;
  readonly now: Date;
  /** More points are made than streets and addresses have room for. */
  readonly isCrowded: boolean;
}

const METRES_PER_DEGREE = 111_320;
const DAY_MS = 86_400_000;

/** How far from its street's place a point may lie, in metres. */
const SPREAD = { crowded: 1500, street: 320, address: 0 };

const spreadOf = ({ hasAddresses }: City, { isCrowded }: PointSurroundings): number =>
  SPREAD[isCrowded ? 'crowded' : hasAddresses ? 'address' : 'street'];

function placeNear(random: SeededRandom, [, lng, lat]: Street, spread: number): { lng: number; lat: number } {
  const distance = spread * Math.sqrt(random.next());
  const angle = random.next() * 2 * Math.PI;
  const north = (distance * Math.sin(angle)) / METRES_PER_DEGREE;
  const east = (distance * Math.cos(angle)) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { lng: rounded(lng + east), lat: rounded(lat + north) };
}

function makeAddress(random: SeededRandom, [street]: Street, { language, hasAddresses }: City): string {
  if (hasAddresses) return street;
  if (language === 'es') return `${street} ${random.between(2, 59) * 100 + random.between(1, 98)}`;
  const building = random.chance(0.2) ? `/${random.between(1, 4)}` : '';
  return `${street}, ${random.between(1, 148)}${building}`;
}

/** What a point of a kind takes, in the order of the kind. */
function takenBy(random: SeededRandom, kind: PointKind): MaterialId[] {
  const chosen = new Set(random.sample(kind.materials, random.between(...kind.takes)));
  return kind.materials.filter((material) => chosen.has(material));
}

function makeRates(
  random: SeededRandom,
  taken: readonly MaterialId[],
  { pays }: PointKind,
  country: City['country'],
): NewRate[] {
  return taken.map((material_id) => ({
    material_id,
    unit_slug: unitOf(material_id),
    price: pays ? usualPrice(material_id, country, 0.85 + random.next() * 0.3) : 0,
  }));
}

/** How often chance was asked for photos at most, where more than once, before there were photos for each material. */
const EARLIER_DRAWS: Partial<Record<KindId, Readonly<Record<City['country'], number>>>> = {
  containers: { RU: 3, KZ: 4, AR: 3 },
  'buy-back': { RU: 1, KZ: 2, AR: 1 },
  'battery-box': { RU: 2, KZ: 2, AR: 2 },
  'e-waste': { RU: 1, KZ: 1, AR: 2 },
  glass: { RU: 2, KZ: 1, AR: 2 },
  ecocentre: { RU: 4, KZ: 4, AR: 4 },
  caps: { RU: 2, KZ: 2, AR: 2 },
};

/**
 * Pictures of what a point takes, the first of what its icon says, by a chance of their own. Of the chance of all points
 * as much is used as ever: pictures of manuals and tests show these points.
 */
function makePhotos(
  random: SeededRandom,
  { id, icon }: PointKind,
  country: City['country'],
  taken: readonly MaterialId[],
): SceneId[] {
  const luck = random.next();
  if (luck >= 0.94) return [];
  const count = random.between(1, 3);
  for (let draws = Math.min(count, EARLIER_DRAWS[id]?.[country] ?? 1); draws > 0; draws -= 1) random.next();
  const own = new SeededRandom(luck * 2 ** 32);
  const suitable = scenesOf(id, country, taken);
  const ofIcon = taken.filter((material) => material in MATERIALS[icon]);
  const typical = scenesOf(id, country, ofIcon);
  const first = own.pick(typical.length > 0 ? typical : suitable);
  const others = suitable.filter((scene) => scene !== first);
  return [first, ...own.sample(others, count - 1)];
}

/** What a point takes, for how much, and how it looks. */
function makeOffer(random: SeededRandom, kind: PointKind, country: City['country']) {
  const taken = takenBy(random, kind);
  const rates = makeRates(random, taken, kind, country);
  return { rates, photoIds: makePhotos(random, kind, country, taken) };
}

function openingOf(random: SeededRandom, kind: PointKind, { country }: City): OpeningTimes {
  const customary = kind.opening.filter((name) => name !== 'siesta' || country === 'AR');
  return random.pick(customary);
}

const DOMAIN_OF = { RU: 'eco', KZ: 'taza', AR: 'verde' } as const;

function makeContacts(random: SeededRandom, city: City) {
  return {
    contact_name: random.pick(TEXTS[city.language].coordinators),
    contact_phone:
      city.dialling +
      random.digits(city.country === 'AR' ? 13 - city.dialling.length : 12 - city.dialling.length),
    contact_email: `${city.slug}.${random.between(10, 99)}@${DOMAIN_OF[city.country]}.example`,
  };
}

function organizationOf(
  random: SeededRandom,
  kind: PointKind,
  city: City,
  around: PointSurroundings,
): number | null {
  if (kind.id === 'containers' || kind.id === 'compost' || random.chance(0.35)) return null;
  return random.pick(around.organizationsOf[city.country]);
}

/** One believable point in the language of its city. */
export function makePoint(
  random: SeededRandom,
  order: PointOrder,
  around: PointSurroundings,
): NewRecyclingPoint {
  const city = random.weighted(
    order.cities ? CITIES.filter(({ slug }) => order.cities?.includes(slug)) : CITIES,
  );
  const kind = random.weighted(POINT_KINDS);
  const street = random.pick(city.streets);
  const texts = TEXTS[city.language];
  const words = texts.kinds[kind.id];
  const address = makeAddress(random, street, city);
  const organizationId = order.owner?.organizationId ?? organizationOf(random, kind, city, around);
  const updatedAt = new Date(around.now.valueOf() - Math.floor(random.next() * 300 * DAY_MS)).toISOString();
  return {
    status: order.status,
    name: random.pick(words.names).replace('{place}', address),
    address,
    city: city.name,
    country: city.country,
    time_zone: city.timeZone,
    ...placeNear(random, street, spreadOf(city, around)),
    icon_id: kind.icon,
    comment: random.pick(words.comments),
    collection_rules: random.pick(words.rules),
    working_hours: JSON.stringify(OPENING_TIMES[weekOf(openingOf(random, kind, city), order.special)]),
    ...(order.special && specialTimes(order.special, around.now, texts.workflow.exception)),
    working_hours_text: null,
    ...makeContacts(random, city),
    organization_id: organizationId,
    author_id: order.owner?.authorId ?? null,
    operator_name: organizationId === null ? texts.operator : '',
    source_id: null,
    source_ref: null,
    ...makeOffer(random, kind, city.country),
    ...traceOf(order.status, texts.workflow, updatedAt, around.now),
    updated_at: updatedAt,
    verified_at: updatedAt,
  };
}
