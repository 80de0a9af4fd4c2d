import { SeededRandom } from '../seeded-random.ts';
import { air, ground, weather } from './backdrops/air.ts';
import { BACKDROPS, type BackdropName, INDOORS } from './backdrops/backdrops.ts';
import type { Setting } from './backdrops/parts.ts';
import { HELD, type HeldName } from './held.ts';
import { type DayTime, lightOf, type Season } from './palette.ts';
import type { Name } from './people/cast.ts';
import { person } from './people/person.ts';
import type { PoseName } from './people/poses.ts';
import { at, LINE } from './shapes.ts';
import { CONTAINERS } from './things/containers.ts';
import { DRY } from './things/dry.ts';
import { GARDEN } from './things/garden.ts';
import { HAZARDOUS } from './things/hazardous.ts';
import { LARGE } from './things/large.ts';
import { TOGETHER } from './things/together.ts';

const THINGS = { ...CONTAINERS, ...DRY, ...HAZARDOUS, ...LARGE, ...GARDEN, ...TOGETHER } as const;

/** A thing that stands in front: its middle, its size, and how far before the others. */
export type Thing = readonly [name: keyof typeof THINGS, x: number, scale?: number, y?: number];

/** A person: where, which way they face, what they do with what. */
export type Somebody = readonly [
  name: Name,
  x: number,
  facing: 'left' | 'right',
  pose: PoseName,
  held?: HeldName,
  y?: number,
];

/** One picture: where, when, and what happens in front. */
export interface Scene {
  readonly id: string;
  readonly backdrop: BackdropName;
  readonly season: Season;
  readonly time: DayTime;
  readonly things: readonly Thing[];
  readonly people: readonly Somebody[];
}

/** Size of a full picture in pixels. */
export const SCENE_SIZE = { width: 1080, height: 720 } as const;

/** Lines keep their weight however a drawing is scaled. */
const STYLE = '<style>path,rect,circle,ellipse{vector-effect:non-scaling-stroke}</style>';

const FEET = 720;

/** The part of the drawing that the picture shows; pages cut it to 16 to 9, feet stay in it. */
const FRAME = '45 72 1110 740';

function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
}

const stand = ([name, x, scale = 1, y = 0]: Thing): string => at(x, FEET - 8 + y, scale, THINGS[name]);

function show([name, x, facing, pose, held, y = 0]: Somebody): string {
  const carried = held ? { [pose === 'wave' || pose === 'show' ? 'far' : 'near']: HELD[held] } : {};
  const figure = person(name, pose, carried);
  return `<g transform="translate(${x} ${FEET + y})${facing === 'left' ? ' scale(-1 1)' : ''}">${figure}</g>`;
}

const lines = (colour: string, ...parts: readonly string[]): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g>`;

/** The picture of a scene as SVG; the same scene is always the same text. */
export function composeScene({ id, backdrop, season, time, things, people }: Scene): string {
  const light = lightOf(season, time);
  const setting: Setting = { light, season, time, random: new SeededRandom(seedOf(id)) };
  const inside = INDOORS.includes(backdrop);
  const { width, height } = SCENE_SIZE;
  const behind = inside
    ? BACKDROPS[backdrop](setting)
    : air(backdrop, setting) + BACKDROPS[backdrop](setting) + ground(setting);
  const front = lines(light.front, things.map(stand).join(''), people.map(show).join(''));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${FRAME}">${STYLE}${lines(light.line, behind)}${inside ? '' : weather(setting)}${front}</svg>`;
}
