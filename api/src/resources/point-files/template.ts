import type { Locale } from '@ecocircle/shared-contracts';
import { POINT_COLUMNS } from '@ecocircle/shared-contracts/point-file';
import { toCsv } from './export-points.ts';
import type { CellWords } from './own-words.ts';

/** What a person writes into a row, by language: an address that there is, and nobody's number. */
const EXAMPLES = {
  'ru-RU': {
    name: 'Макулатура и стекло у вокзала',
    address: 'Комсомольская площадь, 3',
    place: [37.6552, 55.7764],
    rules: 'Банки сполосните, крышки снимите.',
    comment: 'Вход со двора, звоните в домофон.',
    contact: 'Анна Орлова',
    phone: '+7 495 123-45-67',
  },
  'ru-KZ': {
    name: 'Макулатура и стекло у Зелёного базара',
    address: 'улица Жибек Жолы, 53',
    place: [76.9536, 43.2621],
    rules: 'Банки сполосните, крышки снимите.',
    comment: 'Вход со двора, звоните в домофон.',
    contact: 'Алия Нурланова',
    phone: '+7 727 123 45 67',
  },
  'kk-KZ': {
    name: 'Көк базар жанындағы қағаз бен шыны',
    address: 'Жібек жолы көшесі, 53',
    place: [76.9536, 43.2621],
    rules: 'Банкілерді шайып, қақпағын алыңыз.',
    comment: 'Кіреберіс ауладан, домофонға қоңырау шалыңыз.',
    contact: 'Әлия Нұрланова',
    phone: '+7 727 123 45 67',
  },
  'es-AR': {
    name: 'Papel y vidrio en Plaza Italia',
    address: 'Avenida Santa Fe 4100',
    place: [-58.4211, -34.5811],
    rules: 'Enjuagá los frascos y sacales la tapa.',
    comment: 'Se entra por el patio; tocá el timbre.',
    contact: 'Ana Gómez',
    phone: '+54 11 4123-4567',
  },
  'en-US': {
    name: 'Paper and glass at the library',
    address: '476 5th Avenue',
    place: [-73.9822, 40.7532],
    rules: 'Rinse the jars and take off the lids.',
    comment: 'Enter through the yard and ring the bell.',
    contact: 'Ann Miller',
    phone: '+1 212 555 0123',
  },
} as const satisfies Record<Locale, object>;

/** A table to begin with: the columns, and a row that shows how each of them is written. */
export function template(words: CellWords, locale: Locale): string {
  const { place, ...texts } = EXAMPLES[locale];
  const price = `${words.material('paper')} = 12.5 ${words.unit('kg')}`;
  const row = {
    ...texts,
    portal_id: '',
    id: 'A-1',
    lng: String(place[0]),
    lat: String(place[1]),
    icon: words.icon('paper'),
    materials: `${price}; ${words.material('glass-jars')} = 0 ${words.unit('piece')}`,
    hours: 'Mo-Fr 09:00-13:00,14:00-18:00; Sa 10:00-14:00',
    email: 'points@example.org',
  };
  return toCsv([row], POINT_COLUMNS, locale);
}
