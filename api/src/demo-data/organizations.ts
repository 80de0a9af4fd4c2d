import type { City } from './cities.ts';

/** An organisation of the demo data; tax ids are invented but pass their checks. */
export interface DemoOrganization {
  readonly key: string;
  readonly country: City['country'];
  readonly fullName: string;
  readonly tin: string;
  readonly address: string;
  readonly contacts: Readonly<Record<string, string>>;
}

const contacts = (
  language: 'ru_ru' | 'kk_kz' | 'es_ar',
  about: string,
  site: string,
  phone: string,
): Record<string, string> => ({
  [`about_${language}`]: about,
  website: `https://${site}.example`,
  phone,
});

export const ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    key: 'vtorkrug',
    country: 'RU',
    fullName: 'ООО «Вторичный круг»',
    tin: '3664123453',
    address: 'Воронеж, улица Кирова, 4',
    contacts: {
      ...contacts(
        'ru_ru',
        'Собираем вторсырьё у жителей и организаций с 2014 года.',
        'vtorkrug',
        '+74732000114',
      ),
      tg: 'https://t.me/vtorkrug_example',
      vk: 'https://vk.com/vtorkrug_example',
      about_en_us: 'We have been collecting recyclables from households and companies since 2014.',
    },
  },
  {
    key: 'clean-shore',
    country: 'RU',
    fullName: 'Благотворительный фонд «Чистый берег»',
    tin: '7701987652',
    address: 'Москва, Таганская улица, 17',
    contacts: contacts(
      'ru_ru',
      'Проводим субботники и экологические праздники.',
      'chistyi-bereg',
      '+74952000117',
    ),
  },
  {
    key: 'taza-qala',
    country: 'KZ',
    fullName: '«Таза қала» ЖШС',
    tin: '180540012343',
    address: 'Алматы, Абай даңғылы, 52',
    contacts: {
      ...contacts('kk_kz', 'Алматы мен Астанада қайталама шикізат жинаймыз.', 'taza-qala', '+77272000152'),
      about_ru_kz: 'Собираем вторсырьё в Алматы и Астане.',
    },
  },
  {
    key: 'neva-eco',
    country: 'RU',
    fullName: 'АНО «Невский экосервис»',
    tin: '7810456122',
    address: 'Санкт-Петербург, Лиговский проспект, 74',
    contacts: contacts('ru_ru', 'Сеть экоцентров и приём опасных отходов.', 'neva-eco', '+78122000174'),
  },
  {
    key: 'kazan-green',
    country: 'RU',
    fullName: 'ООО «Казань без отходов»',
    tin: '1655987615',
    address: 'Казань, улица Декабристов, 85',
    contacts: contacts('ru_ru', 'Приём вторсырья и вывоз по заявке.', 'kazan-zero', '+78432000185'),
  },
  {
    key: 'jasyl-dala',
    country: 'KZ',
    fullName: '«Жасыл дала» ЖШС',
    tin: '201040005679',
    address: 'Астана, Тұран даңғылы, 37',
    contacts: contacts('kk_kz', 'Қалдықты бөлек жинау және өңдеу.', 'jasyl-dala', '+77172200137'),
  },
  {
    key: 'el-ceibo',
    country: 'AR',
    fullName: 'Cooperativa de Trabajo El Ceibal Ltda.',
    tin: '30712345671',
    address: 'Buenos Aires, Av. Boedo 830',
    contacts: contacts('es_ar', 'Recuperadores urbanos organizados desde 2002.', 'elceibal', '+541120000830'),
  },
  {
    key: 'sierra-circular',
    country: 'AR',
    fullName: 'Sierra Circular S.A.',
    tin: '33710987659',
    address: 'Córdoba, Av. Colón 1240',
    contacts: contacts('es_ar', 'Ecocentros y logística de reciclables.', 'sierracircular', '+543512001240'),
  },
  {
    key: 'litoral-limpio',
    country: 'AR',
    fullName: 'Fundación Litoral Limpio',
    tin: '30709981230',
    address: 'Rosario, Av. Pellegrini 2150',
    contacts: contacts(
      'es_ar',
      'Educación ambiental y puntos de recepción.',
      'litorallimpio',
      '+543412002150',
    ),
  },
];
