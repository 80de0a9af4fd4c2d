import { demoAddresses } from './demo-streets.ts';

/** The languages that the demo data is written in. */
export type DemoLanguage = 'ru' | 'kk' | 'es';

/** A real street: its name as an address has it, and a place on it. */
export type Street = readonly [name: string, lng: number, lat: number];

/** A city with points: its share of them, and streets far enough from water, or addresses. */
export interface City {
  readonly name: string;
  readonly slug: string;
  readonly country: 'RU' | 'KZ' | 'AR';
  readonly language: DemoLanguage;
  readonly timeZone: string;
  readonly weight: number;
  /** Calling code and area code, E.164 without the subscriber's digits. */
  readonly dialling: string;
  readonly streets: readonly Street[];
  /** Its streets are whole addresses, which stand on the streets that the demo data has of it. */
  readonly hasAddresses?: true;
}

const russian = (city: Omit<City, 'country' | 'language'>): City => ({
  ...city,
  country: 'RU',
  language: 'ru',
});
const kazakh = (city: Omit<City, 'country' | 'language' | 'timeZone'>): City => ({
  ...city,
  country: 'KZ',
  language: 'kk',
  timeZone: 'Asia/Almaty',
});
const argentine = (city: Omit<City, 'country' | 'language'>): City => ({
  ...city,
  country: 'AR',
  language: 'es',
});

const RUSSIAN_CITIES = [
  russian({
    name: 'Москва',
    slug: 'moscow',
    timeZone: 'Europe/Moscow',
    weight: 160,
    dialling: '+7495',
    streets: [
      ['Ленинский проспект', 37.573, 55.7],
      ['улица Арбат', 37.591, 55.749],
      ['Тверская улица', 37.605, 55.764],
      ['проспект Мира', 37.633, 55.792],
      ['Кутузовский проспект', 37.537, 55.741],
      ['Профсоюзная улица', 37.56, 55.665],
      ['Варшавское шоссе', 37.621, 55.66],
      ['Ленинградский проспект', 37.545, 55.797],
      ['Большая Черкизовская улица', 37.735, 55.797],
      ['Волгоградский проспект', 37.7, 55.722],
      ['Рублёвское шоссе', 37.418, 55.747],
      ['Дмитровское шоссе', 37.567, 55.85],
      ['Таганская улица', 37.66, 55.74],
      ['Люблинская улица', 37.74, 55.69],
      ['Щёлковское шоссе', 37.79, 55.81],
    ],
  }),
  russian({
    name: 'Санкт-Петербург',
    slug: 'saint-petersburg',
    timeZone: 'Europe/Moscow',
    weight: 120,
    dialling: '+7812',
    streets: demoAddresses('saint-petersburg'),
    hasAddresses: true,
  }),
  russian({
    name: 'Воронеж',
    slug: 'voronezh',
    timeZone: 'Europe/Moscow',
    weight: 80,
    dialling: '+7473',
    streets: [
      ['проспект Революции', 39.207, 51.668],
      ['Плехановская улица', 39.19, 51.668],
      ['Московский проспект', 39.18, 51.705],
      ['улица Кирова', 39.195, 51.655],
      ['улица 20-летия Октября', 39.188, 51.651],
      ['Ленинский проспект', 39.255, 51.66],
      ['улица Лизюкова', 39.155, 51.708],
      ['улица Хользунова', 39.165, 51.715],
      ['улица Героев Сибиряков', 39.17, 51.615],
      ['улица Остужева', 39.29, 51.69],
    ],
  }),
  russian({
    name: 'Казань',
    slug: 'kazan',
    timeZone: 'Europe/Moscow',
    weight: 75,
    dialling: '+7843',
    streets: [
      ['улица Баумана', 49.117, 55.788],
      ['улица Пушкина', 49.125, 55.79],
      ['проспект Победы', 49.205, 55.765],
      ['улица Декабристов', 49.085, 55.82],
      ['проспект Ямашева', 49.125, 55.828],
      ['улица Рихарда Зорге', 49.205, 55.755],
      ['улица Вишневского', 49.145, 55.79],
      ['Оренбургский тракт', 49.17, 55.745],
      ['улица Адоратского', 49.135, 55.835],
    ],
  }),
  russian({
    name: 'Екатеринбург',
    slug: 'yekaterinburg',
    timeZone: 'Asia/Yekaterinburg',
    weight: 70,
    dialling: '+7343',
    streets: [
      ['проспект Ленина', 60.615, 56.84],
      ['улица Малышева', 60.618, 56.834],
      ['улица 8 Марта', 60.603, 56.815],
      ['улица Белинского', 60.615, 56.815],
      ['улица Луначарского', 60.625, 56.845],
      ['проспект Космонавтов', 60.61, 56.885],
      ['улица Шейнкмана', 60.59, 56.832],
      ['Сибирский тракт', 60.665, 56.83],
      ['улица Бебеля', 60.57, 56.86],
    ],
  }),
  russian({
    name: 'Снежинск',
    slug: 'snezhinsk',
    timeZone: 'Asia/Yekaterinburg',
    weight: 40,
    dialling: '+735146',
    streets: demoAddresses('snezhinsk'),
    hasAddresses: true,
  }),
  russian({
    name: 'Новосибирск',
    slug: 'novosibirsk',
    timeZone: 'Asia/Novosibirsk',
    weight: 65,
    dialling: '+7383',
    streets: [
      ['Красный проспект', 82.92, 55.04],
      ['улица Ленина', 82.91, 55.03],
      ['улица Кирова', 82.94, 55.02],
      ['улица Дуси Ковальчук', 82.915, 55.06],
      ['улица Богдана Хмельницкого', 82.96, 55.085],
      ['проспект Карла Маркса', 82.895, 54.985],
      ['улица Титова', 82.87, 54.985],
      ['Морской проспект', 83.1, 54.843],
      ['улица Гоголя', 82.94, 55.042],
    ],
  }),
];

const KAZAKH_CITIES = [
  kazakh({
    name: 'Алматы',
    slug: 'almaty',
    weight: 125,
    dialling: '+7727',
    streets: [
      ['Абай даңғылы', 76.91, 43.24],
      ['Достық даңғылы', 76.957, 43.24],
      ['Төле би көшесі', 76.93, 43.252],
      ['Сәтбаев көшесі', 76.92, 43.236],
      ['Назарбаев даңғылы', 76.946, 43.245],
      ['Жандосов көшесі', 76.88, 43.232],
      ['Райымбек даңғылы', 76.93, 43.27],
      ['Розыбакиев көшесі', 76.893, 43.235],
      ['Әл-Фараби даңғылы', 76.93, 43.218],
      ['Жібек жолы даңғылы', 76.945, 43.262],
      ['Сейфуллин даңғылы', 76.935, 43.26],
    ],
  }),
  kazakh({
    name: 'Астана',
    slug: 'astana',
    weight: 85,
    dialling: '+77172',
    streets: [
      ['Мәңгілік Ел даңғылы', 71.43, 51.105],
      ['Тұран даңғылы', 71.4, 51.12],
      ['Қабанбай батыр даңғылы', 71.415, 51.115],
      ['Республика даңғылы', 71.428, 51.168],
      ['Абай даңғылы', 71.44, 51.172],
      ['Бөгенбай батыр даңғылы', 71.425, 51.178],
      ['Сарыарқа даңғылы', 71.408, 51.17],
      ['Кенесары көшесі', 71.425, 51.17],
      ['Сығанақ көшесі', 71.41, 51.122],
    ],
  }),
  kazakh({
    name: 'Шымкент',
    slug: 'shymkent',
    weight: 60,
    dialling: '+77252',
    streets: [
      ['Тәуке хан даңғылы', 69.59, 42.317],
      ['Республика даңғылы', 69.61, 42.31],
      ['Байтұрсынов көшесі', 69.62, 42.33],
      ['Желтоқсан көшесі', 69.595, 42.31],
      ['Жібек жолы даңғылы', 69.615, 42.325],
      ['Қонаев даңғылы', 69.612, 42.34],
    ],
  }),
  kazakh({
    name: 'Қарағанды',
    slug: 'karaganda',
    weight: 45,
    dialling: '+77212',
    streets: [
      ['Бұқар жырау даңғылы', 73.1, 49.8],
      ['Нұркен Әбдіров даңғылы', 73.09, 49.805],
      ['Ерубаев көшесі', 73.095, 49.808],
      ['Гоголь көшесі', 73.1, 49.81],
      ['Бейбітшілік бульвары', 73.087, 49.803],
      ['Гапеев көшесі', 73.135, 49.775],
    ],
  }),
];

const ARGENTINE_CITIES = [
  argentine({
    name: 'Buenos Aires',
    slug: 'buenos-aires',
    timeZone: 'America/Argentina/Buenos_Aires',
    weight: 150,
    dialling: '+5411',
    streets: [
      ['Av. Rivadavia', -58.44, -34.618],
      ['Av. Corrientes', -58.42, -34.604],
      ['Av. Santa Fe', -58.42, -34.582],
      ['Av. Cabildo', -58.46, -34.56],
      ['Av. San Juan', -58.395, -34.622],
      ['Av. Boedo', -58.416, -34.63],
      ['Av. La Plata', -58.428, -34.632],
      ['Av. Directorio', -58.45, -34.63],
      ['Av. San Martín', -58.47, -34.603],
      ['Av. Triunvirato', -58.48, -34.58],
      ['Av. Nazca', -58.48, -34.612],
      ['Av. Álvarez Jonte', -58.5, -34.617],
      ['Av. Juan B. Alberdi', -58.48, -34.638],
      ['Av. Caseros', -58.4, -34.635],
      ['Gurruchaga', -58.43, -34.592],
      ['Av. Monroe', -58.47, -34.563],
    ],
  }),
  argentine({
    name: 'Córdoba',
    slug: 'cordoba',
    timeZone: 'America/Argentina/Cordoba',
    weight: 70,
    dialling: '+54351',
    streets: [
      ['Av. Colón', -64.2, -31.408],
      ['Av. Vélez Sársfield', -64.192, -31.425],
      ['Bv. San Juan', -64.19, -31.42],
      ['Av. Hipólito Yrigoyen', -64.185, -31.428],
      ['Av. Rafael Núñez', -64.235, -31.365],
      ['Av. Duarte Quirós', -64.205, -31.412],
      ['Av. Sabattini', -64.15, -31.432],
      ['Av. Fuerza Aérea', -64.235, -31.435],
      ['Chacabuco', -64.18, -31.42],
    ],
  }),
  argentine({
    name: 'Rosario',
    slug: 'rosario',
    timeZone: 'America/Argentina/Cordoba',
    weight: 60,
    dialling: '+54341',
    streets: [
      ['Av. Pellegrini', -60.655, -32.957],
      ['Bv. Oroño', -60.656, -32.948],
      ['Av. Francia', -60.668, -32.946],
      ['San Martín', -60.648, -32.975],
      ['Mendoza', -60.67, -32.948],
      ['Av. Eva Perón', -60.69, -32.938],
      ['Bv. Avellaneda', -60.682, -32.938],
      ['Av. Ovidio Lagos', -60.662, -32.965],
      ['Rioja', -60.655, -32.949],
    ],
  }),
  argentine({
    name: 'Mendoza',
    slug: 'mendoza',
    timeZone: 'America/Argentina/Mendoza',
    weight: 35,
    dialling: '+54261',
    streets: [
      ['Av. San Martín', -68.838, -32.885],
      ['Av. Las Heras', -68.843, -32.884],
      ['Av. Colón', -68.845, -32.895],
      ['Av. Arístides Villanueva', -68.855, -32.892],
      ['Av. España', -68.842, -32.89],
      ['Av. Belgrano', -68.85, -32.89],
    ],
  }),
];

/** The cities of the demo data. */
export const CITIES: readonly City[] = [...RUSSIAN_CITIES, ...KAZAKH_CITIES, ...ARGENTINE_CITIES];
