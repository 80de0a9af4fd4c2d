import { SeededRandom } from '../seeded-random.ts';
import { BACKDROPS, type BackdropName, HORIZON, type Setting } from './backdrops.ts';
import { OBJECTS, type ObjectName } from './objects.ts';
import { type DayTime, GROWTHS, LIGHTS, type Season } from './palette.ts';
import { LOOKS, person } from './people.ts';
import { at, circle, ellipse, path, rect, repeat } from './shapes.ts';

/** One picture: where, when, and what stands in front. */
export interface Scene {
  readonly id: string;
  readonly backdrop: BackdropName;
  readonly season: Season;
  readonly time: DayTime;
  readonly objects: readonly ObjectName[];
  readonly people: number;
}

/** Size of a full picture in pixels. */
export const SCENE_SIZE = { width: 1200, height: 800 } as const;

const GROUND = 720;

function sky({ light, random }: Setting, time: DayTime): string {
  const gradient = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.skyTop}"/><stop offset="1" stop-color="${light.skyBottom}"/></linearGradient></defs>`;
  const cloud = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      scale,
      '<g opacity=".7">',
      ellipse(0, 0, 90, 26, '#fff'),
      circle(-30, -16, 34, '#fff'),
      circle(26, -24, 42, '#fff'),
      '</g>',
    );
  const stars = repeat(26, () =>
    circle(random.between(0, 1200), random.between(0, 300), random.between(1, 3), '#FFFFFFB0'),
  );
  const air =
    time === 'night'
      ? stars
      : cloud(random.between(180, 420), 130, 1) + cloud(random.between(720, 1020), 90, 0.8);
  return `${gradient}${rect(0, 0, 1200, HORIZON + 20, 'url(#sky)')}${circle(random.between(150, 1050), time === 'evening' ? 300 : 120, time === 'night' ? 40 : 58, light.sun)}${air}`;
}

const ground = ({ growth }: Setting): string =>
  path(`M0 ${HORIZON + 12}q300-22 600-6t600-8V800H0z`, growth.grass) +
  path('M0 700q300-50 640-40t560 30V800H0z', growth.path);

function weather({ random }: Setting, season: Season): string {
  if (season === 'winter')
    return repeat(70, () =>
      circle(random.between(0, 1200), random.between(0, 780), random.between(2, 5), '#FFFFFFD0'),
    );
  if (season === 'autumn')
    return repeat(34, () =>
      ellipse(
        random.between(0, 1200),
        random.between(560, 790),
        9,
        5,
        random.pick(['#F2B84B', '#C9822F', '#D96B3A']),
      ),
    );
  return '';
}

function frontRow(
  objects: readonly ObjectName[],
  random: SeededRandom,
): { drawing: string; from: number; to: number } {
  const scale = objects.length > 1 ? 0.86 : 1.12;
  const gap = 40;
  const width =
    objects.reduce((sum, name) => sum + OBJECTS[name].width * scale, 0) + gap * (objects.length - 1);
  let x = (SCENE_SIZE.width - width) / 2 + random.between(-60, 60);
  const from = x;
  const drawings = objects.map((name) => {
    const { draw, height, width: own } = OBJECTS[name];
    const drawing = at(x, GROUND - height * scale, scale, draw());
    x += own * scale + gap;
    return drawing;
  });
  return { drawing: drawings.join(''), from, to: x - gap };
}

function passersBy(count: number, row: { from: number; to: number }, random: SeededRandom): string {
  const places = [row.from - 90, row.to + 80, row.from - 225].filter((x) => x > 60 && x < 1140);
  const shown = random.sample(LOOKS, Math.min(count, places.length));
  return shown
    .map((looks, index) => person(places[index] as number, GROUND + 18 + index * 6, 0.98, looks))
    .join('');
}

/** The picture of a scene as SVG; the same scene is always the same text. */
export function composeScene(scene: Scene): string {
  const random = new SeededRandom([...scene.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const dark = scene.time === 'night' || scene.time === 'evening';
  const setting: Setting = { light: LIGHTS[scene.time], growth: GROWTHS[scene.season], random, dark };
  const inside = scene.backdrop === 'interior';
  const place = inside ? '' : sky(setting, scene.time);
  const floor = inside ? '' : ground(setting);
  const row = frontRow(scene.objects, random);
  const { width, height } = SCENE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${place}${BACKDROPS[scene.backdrop](setting)}${floor}${row.drawing}${passersBy(scene.people, row, random)}${inside ? '' : weather(setting, scene.season)}</svg>`;
}
