import type { Locale } from '@ecocircle/shared-contracts';

/** A name in each language; Russian is the same in Russia and Kazakhstan. */
export type Names = readonly [ru: string, kk: string, es: string, en: string];

/** The names by locale, as the database keeps them. */
export function namesJson([ru, kk, es, en]: Names): string {
  const names: Readonly<Record<Locale, string>> = {
    'ru-RU': ru,
    'ru-KZ': ru,
    'kk-KZ': kk,
    'es-AR': es,
    'en-US': en,
  };
  return JSON.stringify(names);
}
