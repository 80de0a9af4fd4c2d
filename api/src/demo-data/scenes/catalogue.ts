import { createHash } from 'node:crypto';
import type { MaterialId } from '../../database/dictionaries/materials.ts';
import type { City } from '../cities.ts';
import type { KindId } from '../point-kinds.ts';
import type { BackdropName } from './backdrops/backdrops.ts';
import { composeScene, SCENE_SIZE, type Scene } from './compose.ts';
import { EVENT_SCENES } from './event-scenes.ts';
import { POINT_SCENES } from './point-scenes.ts';

export const SCENES: readonly Scene[] = [...POINT_SCENES, ...EVENT_SCENES];

/** The name of a scene. */
export type SceneId = (typeof POINT_SCENES)[number]['id'] | (typeof EVENT_SCENES)[number]['id'];

/** A scene, and the materials that it shows: a point has the picture if it takes all of them. */
type Showing = readonly [id: SceneId, ...shown: readonly MaterialId[]];

const SCENES_OF_KIND: Readonly<Record<KindId, readonly Showing[]>> = {
  containers: [
    ['courtyard-containers'],
    ['courtyard-containers-snow'],
    ['mountains-containers'],
    ['steppe-containers'],
    ['barrio-containers'],
    ['avenue-containers', 'paper', 'plastic-bottles', 'glass-bottles'],
    ['courtyard-plastic', 'plastic-bottles'],
    ['barrio-plastic', 'plastic-bottles'],
    ['courtyard-bell', 'glass-bottles'],
    ['barrio-bell', 'glass-bottles'],
  ],
  'buy-back': [
    ['courtyard-paper', 'paper'],
    ['mountains-paper', 'paper'],
    ['barrio-paper', 'paper'],
    ['cardboard', 'cardboard'],
    ['books', 'books'],
    ['cans', 'aluminium-cans'],
    ['cans', 'tin-cans'],
    ['film', 'plastic-film'],
    ['courtyard-plastic', 'plastic-bottles'],
    ['barrio-plastic', 'plastic-bottles'],
  ],
  'battery-box': [
    ['battery-box', 'batteries'],
    ['lamps', 'lamps'],
  ],
  'clothes-bank': [
    ['avenue-clothes', 'clothes'],
    ['steppe-clothes', 'clothes'],
    ['barrio-clothes', 'clothes'],
    ['shoes', 'shoes'],
  ],
  'e-waste': [
    ['appliances', 'large-appliances'],
    ['phones', 'phones-computers'],
    ['small-appliances', 'small-appliances'],
  ],
  glass: [
    ['avenue-glass', 'glass-bottles'],
    ['steppe-glass', 'glass-bottles'],
    ['glass-barrio', 'glass-bottles'],
    ['jars', 'glass-jars'],
  ],
  compost: [['courtyard-compost'], ['barrio-compost']],
  ecocentre: [['ecocentre'], ['courtyard-ecocentre']],
  scrap: [
    ['scrap', 'scrap-metal'],
    ['car-batteries', 'car-batteries'],
    ['cans', 'aluminium-cans'],
    ['cans', 'tin-cans'],
  ],
  'night-van': [
    ['avenue-van-night'],
    ['steppe-van'],
    ['barrio-van-night'],
    ['paints', 'paints'],
    ['medicines', 'medicines'],
  ],
  bulky: [
    ['furniture', 'furniture'],
    ['tyres', 'tyres'],
    ['wood', 'wood'],
    ['rubble', 'construction-waste'],
    ['appliances', 'large-appliances'],
  ],
  caps: [
    ['caps', 'bottle-caps'],
    ['toothbrushes', 'toothbrushes'],
    ['film', 'plastic-film'],
  ],
  oil: [['oil', 'cooking-oil']],
};

/** Backdrops that would look wrong in a country. */
const FOREIGN: Readonly<Record<City['country'], readonly BackdropName[]>> = {
  RU: ['mountains', 'steppe-city', 'barrio', 'sierra'],
  KZ: ['avenue', 'barrio', 'sierra'],
  AR: ['courtyard', 'avenue', 'mountains', 'steppe-city'],
};

/** Whether a scene can be in a country. */
export function isAtHome(id: SceneId, country: City['country']): boolean {
  const found = SCENES.find((one) => one.id === id);
  return found !== undefined && !FOREIGN[country].includes(found.backdrop);
}

/** Ids of the pictures that suit a point of a kind in a country that takes these materials. */
export function scenesOf(
  kind: KindId,
  country: City['country'],
  taken: readonly MaterialId[],
): readonly SceneId[] {
  const fitting = SCENES_OF_KIND[kind].filter(
    ([id, ...shown]) => isAtHome(id, country) && shown.every((material) => taken.includes(material)),
  );
  return [...new Set(fitting.map(([id]) => id))];
}

/** A scene's file name without its size: the hash makes it safe to cache for ever. */
function fileStem(one: Scene): string {
  const hash = createHash('sha256').update(composeScene(one)).digest('hex').slice(0, 10);
  return `scenes/${one.id}.${hash}`;
}

/** Rows of the photos table, one per scene. */
export const SCENE_PHOTOS = SCENES.map((one) => {
  const stem = fileStem(one);
  return { id: one.id, path: `${stem}.webp`, thumbnail_path: `${stem}.small.webp`, ...SCENE_SIZE };
});
