import type { MaterialFamily } from '@ecocircle/shared-contracts';
import type { Names } from './names.ts';

/**
 * The raw materials by family, in the order in which forms and filters list them. A new one is a line here: the
 * compiler names what else must know it, and the next start writes it into the database.
 */
export const MATERIALS = {
  paper: {
    paper: ['Бумага', 'Қағаз', 'Papel', 'Paper'],
    cardboard: ['Картон', 'Картон', 'Cartón', 'Cardboard'],
    books: ['Книги и журналы', 'Кітаптар мен журналдар', 'Libros y revistas', 'Books and magazines'],
    'beverage-cartons': [
      'Упаковка от напитков (тетрапак)',
      'Сусын қораптары (тетрапак)',
      'Envases de cartón para bebidas',
      'Beverage cartons',
    ],
  },
  plastic: {
    'plastic-bottles': [
      'Пластиковые бутылки',
      'Пластик бөтелкелер',
      'Botellas de plástico',
      'Plastic bottles',
    ],
    'plastic-packaging': [
      'Пластиковая упаковка',
      'Пластик қаптама',
      'Envases de plástico',
      'Plastic packaging',
    ],
    'plastic-film': ['Плёнка и пакеты', 'Пленка және пакеттер', 'Film y bolsas', 'Film and bags'],
    polystyrene: ['Пенопласт', 'Пенопласт', 'Telgopor', 'Polystyrene foam'],
    'bottle-caps': ['Крышечки', 'Қақпақшалар', 'Tapitas', 'Bottle caps'],
  },
  glass: {
    'glass-bottles': ['Стеклянные бутылки', 'Шыны бөтелкелер', 'Botellas de vidrio', 'Glass bottles'],
    'glass-jars': ['Стеклянные банки', 'Шыны банкілер', 'Frascos de vidrio', 'Glass jars'],
    'flat-glass': ['Оконное стекло', 'Терезе шынысы', 'Vidrio plano', 'Window glass'],
  },
  metal: {
    'aluminium-cans': ['Алюминиевые банки', 'Алюминий банкілер', 'Latas de aluminio', 'Aluminum cans'],
    'tin-cans': ['Жестяные банки', 'Қаңылтыр банкілер', 'Latas de hojalata', 'Tin cans'],
    'scrap-metal': ['Металлолом', 'Металл сынықтары', 'Chatarra', 'Scrap metal'],
  },
  textile: {
    clothes: ['Одежда', 'Киім', 'Ropa', 'Clothes'],
    shoes: ['Обувь', 'Аяқ киім', 'Calzado', 'Shoes'],
    'home-textiles': ['Домашний текстиль', 'Үй тоқымасы', 'Textiles del hogar', 'Home textiles'],
  },
  electronics: {
    'small-appliances': [
      'Мелкая бытовая техника',
      'Шағын тұрмыстық техника',
      'Pequeños electrodomésticos',
      'Small appliances',
    ],
    'large-appliances': [
      'Крупная бытовая техника',
      'Ірі тұрмыстық техника',
      'Grandes electrodomésticos',
      'Large appliances',
    ],
    'phones-computers': [
      'Телефоны и компьютеры',
      'Телефондар мен компьютерлер',
      'Celulares y computadoras',
      'Phones and computers',
    ],
    cables: ['Провода и зарядки', 'Сымдар мен зарядтағыштар', 'Cables y cargadores', 'Cables and chargers'],
  },
  hazardous: {
    batteries: ['Батарейки', 'Батареялар', 'Pilas', 'Batteries'],
    'car-batteries': ['Автоаккумуляторы', 'Автокөлік аккумуляторлары', 'Baterías de auto', 'Car batteries'],
    lamps: ['Лампы', 'Шамдар', 'Lámparas y tubos', 'Light bulbs'],
    thermometers: [
      'Ртутные термометры',
      'Сынапты термометрлер',
      'Termómetros de mercurio',
      'Mercury thermometers',
    ],
    paints: [
      'Краски и растворители',
      'Бояулар мен еріткіштер',
      'Pinturas y solventes',
      'Paints and solvents',
    ],
    medicines: [
      'Просроченные лекарства',
      'Мерзімі өткен дәрілер',
      'Medicamentos vencidos',
      'Expired medicines',
    ],
  },
  organic: {
    'food-waste': ['Пищевые отходы', 'Тағам қалдықтары', 'Residuos de cocina', 'Food waste'],
    'garden-waste': ['Листва и ветки', 'Жапырақ пен бұтақ', 'Restos de poda y jardín', 'Garden waste'],
    'cooking-oil': [
      'Растительное масло',
      'Пайдаланылған өсімдік майы',
      'Aceite vegetal usado',
      'Used cooking oil',
    ],
  },
  bulky: {
    furniture: ['Мебель', 'Жиһаз', 'Muebles', 'Furniture'],
    wood: ['Древесина', 'Ағаш', 'Madera', 'Wood'],
    tyres: ['Шины', 'Шиналар', 'Neumáticos', 'Tires'],
    'construction-waste': [
      'Строительные отходы',
      'Құрылыс қалдықтары',
      'Escombros y restos de obra',
      'Construction waste',
    ],
  },
  other: {
    toothbrushes: ['Зубные щётки', 'Тіс щеткалары', 'Cepillos de dientes', 'Toothbrushes'],
    toys: ['Игрушки', 'Ойыншықтар', 'Juguetes', 'Toys'],
    mixed: ['Смешанное вторсырьё', 'Аралас қайталама шикізат', 'Reciclables mezclados', 'Mixed recyclables'],
  },
} as const satisfies Record<MaterialFamily, Record<string, Names>>;

type IdsOf<Family> = Family extends MaterialFamily ? keyof (typeof MATERIALS)[Family] : never;

/** The id of a raw material. */
export type MaterialId = IdsOf<MaterialFamily>;
