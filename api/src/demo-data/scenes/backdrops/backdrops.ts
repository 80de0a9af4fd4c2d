import { hall, library, shop } from './indoors.ts';
import { avenue, barrio, courtyard, hills, mountains, sierra, steppeCity, yard } from './outdoors.ts';

export const BACKDROPS = {
  courtyard,
  avenue,
  mountains,
  'steppe-city': steppeCity,
  barrio,
  sierra,
  hills,
  yard,
  shop,
  hall,
  library,
} as const;

/** The background of a scene. */
export type BackdropName = keyof typeof BACKDROPS;

export const INDOORS: readonly BackdropName[] = ['shop', 'hall', 'library'];
