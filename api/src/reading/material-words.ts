import type { MaterialId } from '../database/dictionaries/materials.ts';
import { foldWords } from '../database/search-text.ts';

/** Words of es, en, ru and de by the id of the material that they mean; several ids where one word covers more. */
const WORDS: Readonly<Record<MaterialId, readonly string[]>> = {
  paper: [
    'papel',
    'paper',
    'бумага',
    'макулатура',
    'papier',
    'altpapier',
    'diarios',
    'periódicos',
    'newspaper',
    'газеты',
    'zeitungen',
  ],
  cardboard: ['cartón', 'cardboard', 'картон', 'karton', 'pappe', 'paper packaging', 'cajas de cartón'],
  books: ['libros', 'revistas', 'books', 'magazines', 'книги', 'журналы', 'bücher', 'zeitschriften'],
  'beverage-cartons': [
    'tetra brik',
    'tetrabrik',
    'tetra pak',
    'tetrapak',
    'tetra-brik',
    'cartons',
    'beverage cartons',
    'тетрапак',
    'тетра пак',
    'getränkekartons',
  ],
  'plastic-bottles': [
    'botellas de plástico',
    'botellas plásticas',
    'plastic bottles',
    'пластиковые бутылки',
    'пэт',
    'pet',
    'pet drink bottles',
    'plastikflaschen',
    'plástico',
    'plásticos',
    'plastic',
    'пластик',
    'plastik',
    'kunststoff',
    'пластмасса',
  ],
  'plastic-packaging': [
    'envases de plástico',
    'envases plásticos',
    'plastic packaging',
    'пластиковая упаковка',
    'plastikverpackungen',
    'envases',
    'plástico',
    'plásticos',
    'plastic',
    'пластик',
    'plastik',
    'kunststoff',
    'пластмасса',
    'beverage packaging',
  ],
  'plastic-film': ['bolsas', 'film', 'plastic bags', 'пакеты', 'пленка', 'folien', 'plastiktüten'],
  polystyrene: [
    'telgopor',
    'poliestireno',
    'polystyrene',
    'polystyrene foam',
    'styrofoam',
    'пенопласт',
    'styropor',
    'polystyrol',
  ],
  'bottle-caps': ['tapitas', 'tapas plásticas', 'plastic bottle caps', 'bottle caps', 'крышечки', 'крышки'],
  'glass-bottles': [
    'botellas de vidrio',
    'glass bottles',
    'bottles',
    'стеклянные бутылки',
    'glasflaschen',
    'vidrio',
    'vidrios',
    'glass',
    'стекло',
    'glas',
    'altglas',
  ],
  'glass-jars': [
    'frascos',
    'frascos de vidrio',
    'glass jars',
    'стеклянные банки',
    'vidrio',
    'vidrios',
    'glass',
    'стекло',
    'glas',
    'altglas',
  ],
  'flat-glass': ['vidrio plano', 'window glass', 'flat glass', 'оконное стекло', 'flachglas'],
  'aluminium-cans': [
    'latas de aluminio',
    'aluminio',
    'aluminium',
    'aluminum',
    'aluminium cans',
    'алюминий',
    'алюминиевые банки',
    'latas',
    'cans',
    'drink cans',
    'dosen',
    'metal',
    'metales',
    'metall',
    'металл',
  ],
  'tin-cans': [
    'latas de hojalata',
    'hojalata',
    'tin cans',
    'жестяные банки',
    'latas',
    'cans',
    'dosen',
    'metal',
    'metales',
    'metall',
    'металл',
    'metal packaging',
  ],
  'scrap-metal': ['chatarra', 'scrap metal', 'металлолом', 'altmetall', 'schrott', 'hierro'],
  clothes: [
    'ropa',
    'clothes',
    'одежда',
    'kleidung',
    'altkleider',
    'textiles',
    'textil',
    'текстиль',
    'textilien',
  ],
  shoes: ['calzado', 'zapatos', 'shoes', 'обувь', 'schuhe'],
  'home-textiles': [
    'textiles del hogar',
    'household textiles',
    'fabric',
    'textiles',
    'textil',
    'текстиль',
    'textilien',
  ],
  'small-appliances': [
    'raee',
    'raees',
    'aparatos eléctricos',
    'electrónicos',
    'small appliances',
    'small electrical appliances',
    'electrical appliances',
    'electrical items',
    'electronics',
    'техника',
    'электроника',
    'elektrogeräte',
    'elektroschrott',
  ],
  'large-appliances': [
    'electrodomésticos',
    'línea blanca',
    'large appliances',
    'white goods',
    'крупная бытовая техника',
    'electrical appliances',
    'haushaltsgeräte',
  ],
  'phones-computers': [
    'celulares',
    'computadoras',
    'mobile phones',
    'phones',
    'computers',
    'телефоны',
    'компьютеры',
    'handys',
    'raee',
    'raees',
    'electronics',
    'электроника',
    'printer cartridges',
    'cartuchos',
  ],
  cables: ['cables', 'cargadores', 'провода', 'кабели', 'kabel'],
  batteries: ['pilas', 'batteries', 'батарейки', 'batterien', 'baterías'],
  'car-batteries': ['baterías de auto', 'car batteries', 'автоаккумуляторы', 'аккумуляторы', 'autobatterien'],
  lamps: [
    'lámparas',
    'tubos fluorescentes',
    'low energy bulbs',
    'fluorescent tubes',
    'light bulbs',
    'лампы',
    'лампочки',
    'energiesparlampen',
  ],
  thermometers: ['termómetros', 'thermometers', 'градусники', 'термометры'],
  paints: ['pinturas', 'solventes', 'paint', 'paints', 'краски', 'farben'],
  medicines: ['medicamentos', 'medicines', 'drugs', 'лекарства', 'medikamente'],
  'food-waste': [
    'orgánicos',
    'orgánico',
    'residuos orgánicos',
    'compost',
    'organic',
    'food waste',
    'kitchen waste',
    'органика',
    'пищевые отходы',
    'bioabfall',
  ],
  'garden-waste': [
    'restos de poda',
    'poda',
    'green waste',
    'garden waste',
    'christmas trees',
    'листва',
    'ветки',
    'grünschnitt',
    'gartenabfälle',
  ],
  'cooking-oil': [
    'aceite vegetal usado',
    'aceite vegetal',
    'aceite',
    'avu',
    'cooking oil',
    'растительное масло',
    'масло',
    'speiseöl',
  ],
  furniture: ['muebles', 'furniture', 'мебель', 'möbel'],
  wood: ['madera', 'wood', 'дерево', 'древесина', 'holz'],
  tyres: ['neumáticos', 'cubiertas', 'tyres', 'tires', 'шины', 'покрышки', 'reifen'],
  'construction-waste': ['escombros', 'rubble', 'construction waste', 'строительные отходы', 'bauschutt'],
  toothbrushes: ['cepillos de dientes', 'toothbrushes', 'зубные щётки'],
  toys: ['juguetes', 'toys', 'игрушки', 'spielzeug'],
  mixed: ['reciclables', 'reciclables mezclados', 'secos', 'mixed recyclables', 'вторсырьё', 'wertstoffe'],
};

function invert(): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const [id, words] of Object.entries(WORDS))
    for (const word of words.map(foldWords)) ids.set(word, [...(ids.get(word) ?? []), id]);
  return ids;
}

const IDS_BY_WORD = invert();

/** The ids of the materials that a word means, in the order of the dictionary; empty when it is not known. */
export const materialsOf = (word: string): readonly string[] => IDS_BY_WORD.get(foldWords(word)) ?? [];

/** What a source says about materials: those that are known, and its words for the others. */
export interface ReadMaterials {
  readonly ids: readonly string[];
  readonly unknown: readonly string[];
}

/** Reads material words; `find` names the materials that a word stands for. */
export function readMaterials(words: readonly string[], find = materialsOf): ReadMaterials {
  const known = words.map((word) => ({ word, ids: find(word) }));
  return {
    ids: [...new Set(known.flatMap(({ ids }) => ids))],
    unknown: known.filter(({ ids }) => ids.length === 0).map(({ word }) => word.trim()),
  };
}

/** Splits free text such as `Papel / Cartón (limpio), Pilas` into words; remarks in brackets are no materials. */
export const splitMaterials = (text: string): string[] =>
  text
    .replace(/\([^)]*\)/g, ' ')
    .split(/[/,;|+·\n]|\s[–—]\s|\s(?:y|and|и|und)\s/u)
    .map((part) => part.replace(/[.\s]+$/, '').trim())
    .filter(Boolean);
