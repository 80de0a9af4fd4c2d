/** The time of day of a scene: it decides the light. */
export type DayTime = 'morning' | 'day' | 'evening' | 'night';

/** The season decides trees and ground. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The colours of a scene's air and houses. */
export interface Light {
  readonly skyTop: string;
  readonly skyBottom: string;
  readonly sun: string;
  /** Far, middle and near houses. */
  readonly houses: readonly [string, string, string];
  readonly window: string;
  readonly shade: string;
}

export const LIGHTS: Readonly<Record<DayTime, Light>> = {
  morning: {
    skyTop: '#CFE6E4',
    skyBottom: '#FBEBCB',
    sun: '#F7CE7A',
    houses: ['#C3DAD3', '#A9CABF', '#EDE3D0'],
    window: '#7FA79A',
    shade: '#14523F',
  },
  day: {
    skyTop: '#BFE0E2',
    skyBottom: '#EEF6F0',
    sun: '#F8DC9A',
    houses: ['#CBE0DA', '#B4D2C8', '#F3EADB'],
    window: '#6E9C8E',
    shade: '#14523F',
  },
  evening: {
    skyTop: '#7DA6A8',
    skyBottom: '#F6C98A',
    sun: '#F2B84B',
    houses: ['#8FB3AB', '#6E9C90', '#D9C3A4'],
    window: '#F9DE9C',
    shade: '#0F3D30',
  },
  night: {
    skyTop: '#12333A',
    skyBottom: '#2C6361',
    sun: '#F4EFD9',
    houses: ['#2B5C58', '#23504C', '#3C6E66'],
    window: '#F5CF7B',
    shade: '#0A241E',
  },
};

/** Ground, pavement and two tones of leaves. */
export interface Growth {
  readonly grass: string;
  readonly path: string;
  readonly leaf: string;
  readonly leafLight: string;
  readonly bare: boolean;
}

export const GROWTHS: Readonly<Record<Season, Growth>> = {
  spring: { grass: '#A9D08E', path: '#E6DECB', leaf: '#5FA777', leafLight: '#8CC68A', bare: false },
  summer: { grass: '#7DBB86', path: '#E4DBC6', leaf: '#37927B', leafLight: '#5DB08F', bare: false },
  autumn: { grass: '#B9B972', path: '#DDD0B5', leaf: '#C9822F', leafLight: '#F2B84B', bare: false },
  winter: { grass: '#EAF2F1', path: '#D8E3E2', leaf: '#DCE9E7', leafLight: '#F5FAF9', bare: true },
};

/** The greens and the accent of the visual language. */
export const BRAND = {
  deep: '#14523F',
  strong: '#1F6B57',
  brand: '#37927B',
  soft: '#E3F1EC',
  paper: '#FBFAF6',
  accent: '#F2B84B',
  ink: '#1B2A26',
  danger: '#B3412E',
} as const;
