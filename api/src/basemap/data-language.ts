/** The languages of data sets, for the names of points that have none. */
export const DATA_LANGUAGES = ['es', 'en', 'ru', 'kk', 'de'] as const;

/** The language of a data set. */
export type DataLanguage = (typeof DATA_LANGUAGES)[number];

const LANGUAGES: Readonly<Record<DataLanguage, readonly string[]>> = {
  es: [
    'AR',
    'ES',
    'UY',
    'CL',
    'PY',
    'BO',
    'PE',
    'CO',
    'MX',
    'EC',
    'VE',
    'CR',
    'PA',
    'CU',
    'DO',
    'GT',
    'HN',
    'NI',
    'SV',
  ],
  de: ['AT', 'DE', 'CH', 'LI'],
  ru: ['RU', 'KZ', 'BY', 'KG'],
  kk: [],
  en: [],
};

/** The language that most names of a country's places are written in. */
export function languageOf(country: string): DataLanguage {
  const found = Object.entries(LANGUAGES).find(([, countries]) => countries.includes(country));
  return (found?.[0] as DataLanguage | undefined) ?? 'en';
}
