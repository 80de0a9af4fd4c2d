/** The colour schemes of the map. */
export const BASEMAP_THEMES = ['light', 'dark'] as const;

/** A colour scheme of the map. */
export type BasemapTheme = (typeof BASEMAP_THEMES)[number];

/** The colours of one scheme. */
export interface BasemapPalette {
  readonly water: string;
  /** A band along the coast. */
  readonly shore: string;
  readonly land: string;
  readonly urban: string;
  readonly river: string;
  readonly border: string;
  readonly grid: string;
  readonly countryLabel: string;
  readonly placeLabel: string;
  /** Small places and names that lie on a city. */
  readonly quietLabel: string;
  readonly dot: string;
}

/** The colours of both schemes: paper and soft green water, and the same by night. */
export const PALETTES: Readonly<Record<BasemapTheme, BasemapPalette>> = {
  light: {
    water: '#cfe3e0',
    shore: '#e0eeea',
    land: '#f5f3eb',
    urban: '#e6e0cd',
    river: '#c3ddd9',
    border: '#c4bca4',
    grid: '#14523f',
    countryLabel: '#8b8771',
    placeLabel: '#35463f',
    quietLabel: '#66756f',
    dot: '#7d8a83',
  },
  dark: {
    water: '#0e1b1d',
    shore: '#132426',
    land: '#1c2926',
    urban: '#2b3a35',
    river: '#12262a',
    border: '#455750',
    grid: '#bfe0d4',
    countryLabel: '#7c8f87',
    placeLabel: '#c6d5ce',
    quietLabel: '#93a59d',
    dot: '#71857c',
  },
};
