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
  readonly countryLabel: string;
  readonly placeLabel: string;
  /** Small places and names that lie on a city. */
  readonly quietLabel: string;
  readonly dot: string;
  /** Where people live. */
  readonly built: string;
  /** Industry, trade and railways. */
  readonly works: string;
  /** Schools and hospitals. */
  readonly care: string;
  readonly green: string;
  readonly wood: string;
  readonly sand: string;
  readonly pitch: string;
  readonly building: string;
  readonly buildingEdge: string;
  readonly mainRoad: string;
  readonly mainCasing: string;
  readonly sideRoad: string;
  readonly sideCasing: string;
  /** Tracks and footways. */
  readonly path: string;
  readonly rail: string;
  /** Rails from far away, where those of a yard run into each other. */
  readonly farRail: string;
  readonly mainStreetLabel: string;
  readonly streetLabel: string;
  readonly waterLabel: string;
  readonly stationLabel: string;
  readonly landmarkLabel: string;
  readonly houseLabel: string;
  /** Around letters. */
  readonly halo: string;
}

/** The colours of both schemes: paper and soft green water, and the same by night. */
export const PALETTES: Readonly<Record<BasemapTheme, BasemapPalette>> = {
  light: {
    water: '#c5dfdd',
    shore: '#dcebe7',
    land: '#f5f3eb',
    urban: '#e6e0cd',
    river: '#b9d7d4',
    border: '#c4bca4',
    countryLabel: '#8b8771',
    placeLabel: '#35463f',
    quietLabel: '#66756f',
    dot: '#7d8a83',
    built: '#efebdf',
    works: '#eae7df',
    care: '#f5ead4',
    green: '#dcecd1',
    wood: '#cde2c2',
    sand: '#f4ebd3',
    pitch: '#c9e2cb',
    building: '#e3dccb',
    buildingEdge: '#d1c8b4',
    mainRoad: '#fdecc4',
    mainCasing: '#dabf80',
    sideRoad: '#ffffff',
    sideCasing: '#cbc3ae',
    path: '#bfb393',
    rail: '#a6aaa2',
    farRail: '#d8d7cf',
    mainStreetLabel: '#4c4a3a',
    streetLabel: '#5b6b66',
    waterLabel: '#4b7f86',
    stationLabel: '#1f6b57',
    landmarkLabel: '#5f7f5b',
    houseLabel: '#8a8675',
    halo: '#fbfaf6',
  },
  dark: {
    water: '#0e1b1d',
    shore: '#132426',
    land: '#1c2926',
    urban: '#2b3a35',
    river: '#12262a',
    border: '#455750',
    countryLabel: '#7c8f87',
    placeLabel: '#c6d5ce',
    quietLabel: '#93a59d',
    dot: '#71857c',
    built: '#1f2d29',
    works: '#212d2b',
    care: '#26302a',
    green: '#1c392d',
    wood: '#17352a',
    sand: '#2c2f26',
    pitch: '#1f3d31',
    building: '#2a3b35',
    buildingEdge: '#31443d',
    mainRoad: '#6a6a52',
    mainCasing: '#161f1c',
    sideRoad: '#3d4f48',
    sideCasing: '#17211e',
    path: '#4a5d54',
    rail: '#50615a',
    farRail: '#2d3b36',
    mainStreetLabel: '#ded9c4',
    streetLabel: '#a5b5af',
    waterLabel: '#6fa3a8',
    stationLabel: '#7fd3ba',
    landmarkLabel: '#86b39b',
    houseLabel: '#7d8f87',
    halo: '#17221e',
  },
};
