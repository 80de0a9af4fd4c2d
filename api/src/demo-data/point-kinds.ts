import type { MaterialFamily } from '@ecocircle/shared-contracts';
import type { MaterialId } from '../database/dictionaries/materials.ts';
import type { UnitSlug } from '../database/dictionaries/units.ts';
import type { OpeningTimes } from './opening-times.ts';

/** What kinds of recycling point a city has. */
export interface PointKind {
  readonly id: KindId;
  readonly icon: MaterialFamily;
  readonly weight: number;
  /** How many of the materials one point takes. */
  readonly takes: readonly [number, number];
  readonly materials: readonly MaterialId[];
  /** Whether it pays for what people bring. */
  readonly pays: boolean;
  readonly opening: readonly OpeningTimes[];
}

export type KindId =
  | 'containers'
  | 'buy-back'
  | 'battery-box'
  | 'clothes-bank'
  | 'e-waste'
  | 'glass'
  | 'compost'
  | 'ecocentre'
  | 'scrap'
  | 'night-van'
  | 'bulky'
  | 'caps'
  | 'oil';

export const POINT_KINDS: readonly PointKind[] = [
  {
    id: 'containers',
    icon: 'plastic',
    weight: 26,
    takes: [3, 5],
    materials: [
      'plastic-bottles',
      'plastic-packaging',
      'paper',
      'cardboard',
      'glass-bottles',
      'aluminium-cans',
      'mixed',
    ],
    pays: false,
    opening: ['around-the-clock'],
  },
  {
    id: 'buy-back',
    icon: 'paper',
    weight: 16,
    takes: [4, 7],
    materials: [
      'paper',
      'cardboard',
      'books',
      'plastic-bottles',
      'plastic-film',
      'aluminium-cans',
      'tin-cans',
      'beverage-cartons',
    ],
    pays: true,
    opening: ['office-with-lunch', 'office-and-saturday', 'long-days', 'siesta'],
  },
  {
    id: 'battery-box',
    icon: 'hazardous',
    weight: 13,
    takes: [1, 2],
    materials: ['batteries', 'lamps'],
    pays: false,
    opening: ['shop-hours', 'long-days'],
  },
  {
    id: 'clothes-bank',
    icon: 'textile',
    weight: 10,
    takes: [2, 3],
    materials: ['clothes', 'shoes', 'home-textiles'],
    pays: false,
    opening: ['around-the-clock', 'long-days'],
  },
  {
    id: 'e-waste',
    icon: 'electronics',
    weight: 8,
    takes: [3, 4],
    materials: ['small-appliances', 'large-appliances', 'phones-computers', 'cables'],
    pays: false,
    opening: ['office-with-lunch', 'office-and-saturday'],
  },
  {
    id: 'glass',
    icon: 'glass',
    weight: 9,
    takes: [2, 3],
    materials: ['glass-bottles', 'glass-jars', 'flat-glass'],
    pays: true,
    opening: ['long-days', 'office-and-saturday', 'siesta'],
  },
  {
    id: 'compost',
    icon: 'organic',
    weight: 5,
    takes: [1, 2],
    materials: ['food-waste', 'garden-waste'],
    pays: false,
    opening: ['mornings', 'weekends'],
  },
  {
    id: 'ecocentre',
    icon: 'other',
    weight: 8,
    takes: [9, 14],
    materials: [
      'paper',
      'cardboard',
      'books',
      'beverage-cartons',
      'plastic-bottles',
      'plastic-packaging',
      'plastic-film',
      'polystyrene',
      'glass-bottles',
      'glass-jars',
      'aluminium-cans',
      'tin-cans',
      'clothes',
      'batteries',
      'lamps',
      'small-appliances',
      'toothbrushes',
      'toys',
    ],
    pays: false,
    opening: ['long-days', 'office-and-saturday', 'weekends'],
  },
  {
    id: 'scrap',
    icon: 'metal',
    weight: 5,
    takes: [2, 4],
    materials: ['scrap-metal', 'aluminium-cans', 'tin-cans', 'car-batteries', 'cables'],
    pays: true,
    opening: ['office-with-lunch', 'office-and-saturday'],
  },
  {
    id: 'night-van',
    icon: 'hazardous',
    weight: 3,
    takes: [3, 5],
    materials: ['batteries', 'lamps', 'thermometers', 'medicines', 'paints', 'phones-computers'],
    pays: false,
    opening: ['past-midnight'],
  },
  {
    id: 'bulky',
    icon: 'bulky',
    weight: 4,
    takes: [2, 4],
    materials: ['furniture', 'wood', 'tyres', 'construction-waste', 'large-appliances'],
    pays: false,
    opening: ['office-with-lunch', 'long-days'],
  },
  {
    id: 'caps',
    icon: 'plastic',
    weight: 3,
    takes: [1, 3],
    materials: ['bottle-caps', 'toothbrushes', 'plastic-film'],
    pays: false,
    opening: ['shop-hours', 'office-and-saturday'],
  },
  {
    id: 'oil',
    icon: 'organic',
    weight: 2,
    takes: [1, 1],
    materials: ['cooking-oil'],
    pays: false,
    opening: ['shop-hours', 'siesta', 'long-days'],
  },
];

const UNIT_OF: Readonly<Partial<Record<MaterialId, UnitSlug>>> = {
  'glass-bottles': 'piece',
  lamps: 'piece',
  thermometers: 'piece',
  'car-batteries': 'piece',
  'small-appliances': 'piece',
  'large-appliances': 'piece',
  'phones-computers': 'piece',
  tyres: 'piece',
  furniture: 'piece',
  toothbrushes: 'piece',
  toys: 'piece',
  'cooking-oil': 'litre',
  'garden-waste': 'bag',
  clothes: 'bag',
  wood: 'cubic-metre',
  'construction-waste': 'cubic-metre',
};

/** The unit in which a material is usually counted. */
export const unitOf = (materialId: MaterialId): UnitSlug => UNIT_OF[materialId] ?? 'kg';

/** What a Russian buy-back pays, in roubles per unit; nothing for materials that are not listed. */
const ROUBLES: Readonly<Partial<Record<MaterialId, number>>> = {
  paper: 9,
  cardboard: 7,
  books: 6,
  'plastic-bottles': 28,
  'plastic-film': 18,
  'aluminium-cans': 95,
  'tin-cans': 12,
  'beverage-cartons': 5,
  'glass-bottles': 2,
  'glass-jars': 3,
  'flat-glass': 1,
  'scrap-metal': 21,
  'car-batteries': 950,
  cables: 210,
};

/** What one rouble of such a price is worth elsewhere, and to what prices are rounded there. */
const MARKETS = {
  RU: { factor: 1, step: 0.5 },
  KZ: { factor: 6, step: 5 },
  AR: { factor: 16, step: 10 },
} as const;

/** The usual price of a material in a country's own money. */
export function usualPrice(materialId: MaterialId, country: keyof typeof MARKETS, variation: number): number {
  const { factor, step } = MARKETS[country];
  const price = (ROUBLES[materialId] ?? 0) * factor * variation;
  return price === 0 ? 0 : Math.max(step, Math.round(price / step) * step);
}
