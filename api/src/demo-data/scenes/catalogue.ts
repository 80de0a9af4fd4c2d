import { createHash } from 'node:crypto';
import type { EventKind } from '@ecocircle/shared-contracts';
import type { City } from '../cities.ts';
import type { KindId } from '../point-kinds.ts';
import type { BackdropName } from './backdrops.ts';
import { composeScene, SCENE_SIZE, type Scene } from './compose.ts';
import type { ObjectName } from './objects.ts';
import type { DayTime, Season } from './palette.ts';

function scene(
  id: string,
  backdrop: BackdropName,
  [season, time]: readonly [Season, DayTime],
  objects: readonly ObjectName[],
  people = 0,
): Scene {
  return { id, backdrop, season, time, objects, people };
}

export const SCENES: readonly Scene[] = [
  scene('courtyard-containers', 'courtyard', ['summer', 'day'], ['containers'], 1),
  scene('courtyard-containers-snow', 'courtyard', ['winter', 'morning'], ['containers'], 1),
  scene('avenue-containers', 'avenue', ['autumn', 'evening'], ['containers']),
  scene('mountains-containers', 'mountains', ['spring', 'day'], ['containers'], 2),
  scene('steppe-containers', 'steppe-city', ['summer', 'evening'], ['containers'], 1),
  scene('barrio-bell', 'barrio', ['spring', 'day'], ['bell'], 1),
  scene('sierra-bell', 'sierra', ['summer', 'evening'], ['bell'], 2),
  scene('barrio-containers', 'barrio', ['autumn', 'morning'], ['containers']),
  scene('courtyard-paper', 'courtyard', ['autumn', 'day'], ['paper-bales'], 1),
  scene('mountains-paper', 'mountains', ['summer', 'morning'], ['paper-bales'], 1),
  scene('barrio-paper', 'barrio', ['summer', 'day'], ['paper-bales'], 2),
  scene('battery-box', 'interior', ['summer', 'day'], ['battery-box', 'caps'], 1),
  scene('battery-box-evening', 'interior', ['winter', 'evening'], ['battery-box'], 1),
  scene('avenue-clothes', 'avenue', ['spring', 'morning'], ['clothes-bank'], 2),
  scene('steppe-clothes', 'steppe-city', ['winter', 'day'], ['clothes-bank'], 1),
  scene('barrio-clothes', 'barrio', ['autumn', 'evening'], ['clothes-bank'], 1),
  scene('appliances', 'interior', ['autumn', 'day'], ['appliances'], 1),
  scene('sierra-appliances', 'sierra', ['spring', 'morning'], ['appliances'], 1),
  scene('avenue-glass', 'avenue', ['summer', 'day'], ['glassware'], 1),
  scene('sierra-glass', 'sierra', ['autumn', 'day'], ['glassware'], 1),
  scene('courtyard-compost', 'courtyard', ['spring', 'day'], ['compost'], 1),
  scene('barrio-compost', 'barrio', ['spring', 'morning'], ['compost'], 2),
  scene('ecocentre', 'interior', ['spring', 'day'], ['glassware', 'clothes-bank'], 1),
  scene('courtyard-ecocentre', 'courtyard', ['spring', 'evening'], ['bell', 'clothes-bank'], 2),
  scene('mountains-scrap', 'mountains', ['autumn', 'day'], ['scrap-pile'], 1),
  scene('avenue-van-night', 'avenue', ['winter', 'night'], ['van'], 1),
  scene('steppe-van', 'steppe-city', ['spring', 'night'], ['van'], 2),
  scene('barrio-van-night', 'barrio', ['summer', 'night'], ['van'], 1),
  scene('courtyard-furniture', 'courtyard', ['summer', 'evening'], ['furniture'], 1),
  scene('caps', 'interior', ['autumn', 'morning'], ['caps'], 1),
  scene('oil', 'interior', ['summer', 'morning'], ['oil'], 1),
  scene('cleanup-avenue', 'avenue', ['spring', 'day'], ['bags'], 3),
  scene('cleanup-sierra', 'sierra', ['spring', 'day'], ['bags'], 3),
  scene('planting-courtyard', 'courtyard', ['spring', 'morning'], ['saplings'], 2),
  scene('planting-mountains', 'mountains', ['spring', 'morning'], ['saplings'], 2),
  scene('workshop', 'interior', ['spring', 'morning'], ['workbench'], 2),
  scene('exchange', 'interior', ['spring', 'evening'], ['swap-rail'], 2),
];

const SCENES_OF_KIND: Readonly<Record<KindId, readonly string[]>> = {
  containers: [
    'courtyard-containers',
    'courtyard-containers-snow',
    'avenue-containers',
    'mountains-containers',
    'steppe-containers',
    'barrio-bell',
    'sierra-bell',
    'barrio-containers',
  ],
  'buy-back': ['courtyard-paper', 'mountains-paper', 'barrio-paper'],
  'battery-box': ['battery-box', 'battery-box-evening'],
  'clothes-bank': ['avenue-clothes', 'steppe-clothes', 'barrio-clothes'],
  'e-waste': ['appliances', 'sierra-appliances'],
  glass: ['avenue-glass', 'sierra-glass', 'ecocentre'],
  compost: ['courtyard-compost', 'barrio-compost'],
  ecocentre: ['ecocentre', 'courtyard-ecocentre', 'battery-box', 'sierra-glass', 'appliances'],
  scrap: ['mountains-scrap'],
  'night-van': ['avenue-van-night', 'steppe-van', 'barrio-van-night'],
  bulky: ['courtyard-furniture'],
  caps: ['caps', 'battery-box'],
  oil: ['oil'],
};

/** Backdrops that would look wrong in a country. */
const FOREIGN: Readonly<Record<City['country'], readonly BackdropName[]>> = {
  RU: ['mountains', 'steppe-city', 'barrio', 'sierra'],
  KZ: ['avenue', 'barrio', 'sierra'],
  AR: ['courtyard', 'avenue', 'mountains', 'steppe-city'],
};

const SCENES_OF_EVENT: Readonly<Record<EventKind, readonly string[]>> = {
  cleanup: ['cleanup-avenue', 'cleanup-sierra'],
  collection: ['courtyard-ecocentre', 'barrio-paper', 'mountains-containers'],
  planting: ['planting-courtyard', 'planting-mountains'],
  workshop: ['workshop'],
  exchange: ['exchange'],
};

function fitting(ids: readonly string[], country: City['country']): readonly string[] {
  const fits = (id: string) => {
    const found = SCENES.find((one) => one.id === id);
    return found !== undefined && !FOREIGN[country].includes(found.backdrop);
  };
  const fit = ids.filter(fits);
  return fit.length > 0 ? fit : ids;
}

/** Ids of the pictures that suit a kind of point in a country. */
export const scenesOf = (kind: KindId, country: City['country']): readonly string[] =>
  fitting(SCENES_OF_KIND[kind], country);

/** Ids of the pictures that suit a kind of event in a country. */
export const eventScenesOf = (kind: EventKind, country: City['country']): readonly string[] =>
  fitting(SCENES_OF_EVENT[kind], country);

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
