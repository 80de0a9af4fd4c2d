/** The time of day of a scene: it decides the light. */
export type DayTime = 'morning' | 'day' | 'evening' | 'night';

/** The season decides trees and ground. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What stands in front: two greens and their tints, paper, ink and the accent. */
export const INK = {
  line: '#14523f',
  g1: '#5cb79d',
  g2: '#37927b',
  g3: '#1f6b57',
  deep: '#123f32',
  soft: '#e3f1ec',
  soft2: '#cfe6dd',
  accent: '#f2b84b',
  accentDeep: '#d99a2b',
  accentSoft: '#fbe6b6',
  paper: '#ffffff',
} as const;

/** What stands behind, quieter than the front. */
export interface Light {
  readonly line: string;
  readonly sky: string;
  readonly sun: string;
  readonly cloud: string;
  readonly hill: string;
  readonly hillNear: string;
  readonly houses: readonly [string, string, string];
  readonly roof: string;
  readonly pane: string;
  readonly lit: string;
  /** How many panes of ten are lit. */
  readonly litShare: number;
  readonly leaves: readonly [string, string];
  readonly lawn: string;
  readonly pavement: string;
  /** The line of what stands in front. */
  readonly front: string;
}

const DAY: Light = {
  line: '#93c3b2',
  sky: '#e3f1ec',
  sun: '#f5c970',
  cloud: '#f4faf7',
  hill: '#d3e8df',
  hillNear: '#c3dfd4',
  houses: ['#f6fbf8', '#dceee6', '#cde5db'],
  roof: '#b5d8ca',
  pane: '#bcdccf',
  lit: '#fbe6b6',
  litShare: 2,
  leaves: ['#a6d5c4', '#8dc6b2'],
  lawn: '#c9e3d8',
  pavement: '#f3f1e9',
  front: INK.line,
};

export const LIGHTS: Readonly<Record<DayTime, Light>> = {
  morning: { ...DAY, sky: '#fbfaf6', sun: '#f8d98f', cloud: '#eef6f2', hill: '#e3f1ec', litShare: 0 },
  day: DAY,
  evening: {
    ...DAY,
    line: '#79ad98',
    sky: '#fdeecb',
    sun: '#f2b84b',
    cloud: '#fff8e6',
    hill: '#dfe3c0',
    hillNear: '#c2d8bd',
    houses: ['#d9e8d6', '#c0dccb', '#a9cfbd'],
    roof: '#8dbfa9',
    pane: '#93c3ae',
    lit: '#f8d98f',
    litShare: 5,
    leaves: ['#8fc5ad', '#78b69d'],
    lawn: '#bcd9c4',
    pavement: '#f6ecd2',
  },
  night: {
    line: '#0b3529',
    sky: '#14523f',
    sun: '#f4f9f6',
    cloud: '#1b5f4a',
    hill: '#1b5f4a',
    hillNear: '#1d6450',
    houses: ['#2b7c66', '#216a56', '#1b5f4c'],
    roof: '#185645',
    pane: '#14493a',
    lit: '#f8d98f',
    litShare: 4,
    leaves: ['#2f8069', '#277460'],
    lawn: '#1d6450',
    pavement: '#256e59',
    front: '#0b3529',
  },
};

const BLOSSOM = '#fdf3dc';

/** The light of a scene with what its season changes. */
export function lightOf(season: Season, time: DayTime): Light {
  const light = LIGHTS[time];
  if (season === 'autumn' && time !== 'night')
    return { ...light, leaves: ['#f2c873', '#f6d998'], lawn: '#dfe3c0' };
  if (season === 'spring' && time !== 'night') return { ...light, leaves: ['#b5dccd', BLOSSOM] };
  if (season !== 'winter') return light;
  const night = time === 'night';
  return {
    ...light,
    sky: night ? light.sky : '#cfe4dc',
    cloud: night ? light.cloud : '#e3f1ec',
    hill: night ? '#2d715d' : '#e3f1ec',
    hillNear: night ? '#3b7f6b' : '#eef6f2',
    lawn: night ? '#b5dccd' : '#ffffff',
    pavement: night ? '#d3e8df' : '#f4f9f6',
  };
}
