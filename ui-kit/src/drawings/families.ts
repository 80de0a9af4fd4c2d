import type { MaterialFamily } from '@ecocircle/shared-contracts';
import battery from './battery.svg';
import type { DrawingSource } from './drawing.tsx';
import bulky from './family-bulky.svg';
import electronics from './family-electronics.svg';
import metal from './family-metal.svg';
import organic from './family-organic.svg';
import other from './family-other.svg';
import plastic from './family-plastic.svg';
import textile from './family-textile.svg';
import jar from './jar.svg';
import books from './kind-books.svg';
import bottles from './kind-bottles.svg';
import cardboard from './kind-cardboard.svg';
import cartons from './kind-cartons.svg';
import film from './kind-film.svg';
import lamp from './kind-lamp.svg';
import medicines from './kind-medicines.svg';
import paint from './kind-paint.svg';
import shoes from './kind-shoes.svg';
import toys from './kind-toys.svg';
import tyre from './kind-tyre.svg';
import washer from './kind-washer.svg';
import paper from './paper.svg';

const FAMILIES: Readonly<Record<MaterialFamily, string>> = {
  paper,
  plastic,
  glass: jar,
  metal,
  textile,
  electronics,
  hazardous: battery,
  organic,
  bulky,
  other,
};

/** By the ids of raw materials. */
const KINDS: Readonly<Record<string, string>> = {
  'beverage-cartons': cartons,
  books,
  cardboard,
  'glass-bottles': bottles,
  lamps: lamp,
  'large-appliances': washer,
  medicines,
  paints: paint,
  'plastic-film': film,
  shoes,
  toys,
  tyres: tyre,
};

const SIZE = { width: 320, height: 240 } as const;

/** Things of a family of materials, such as a jar among other glass. */
export const familyDrawing = (family: MaterialFamily): DrawingSource => ({ src: FAMILIES[family], ...SIZE });

/** Things of a raw material, such as a bottle among others; of its family where it has no drawing of its own. */
export const materialDrawing = (material: string | undefined, family: MaterialFamily): DrawingSource => {
  const kind = material !== undefined && Object.hasOwn(KINDS, material) ? KINDS[material] : undefined;
  return { src: kind ?? FAMILIES[family], ...SIZE };
};
