import type { Locale, WholeLocale } from '@ecocircle/shared-contracts';
import { NESTED_QUOTES, parentOf } from '@ecocircle/shared-contracts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Module = Promise<{ readonly default: object }>;

/** The texts of one language: of the pages, and of what can be wrong with a field. */
export interface Texts {
  readonly desk: object;
  readonly validation: object;
}

/** Only the texts of the chosen language are loaded. Russian is the same in Russia and Kazakhstan. */
const TABLES: Readonly<Record<WholeLocale, () => [desk: Module, validation: Module, ...parts: Module[]]>> = {
  'ru-RU': () => [
    import('../locales/ru-RU.json'),
    import('../locales/validation/ru-RU.json'),
    import('@ecocircle/app-kit/open-words/locales/ru-RU.json'),
    import('@ecocircle/app-kit/point-card/locales/ru-RU.json'),
    import('@ecocircle/app-kit/point-changes/locales/ru-RU.json'),
    import('@ecocircle/app-kit/place-picker/locales/ru-RU.json'),
    import('@ecocircle/app-kit/photo-uploader/locales/ru-RU.json'),
    import('@ecocircle/app-kit/date-field/locales/ru-RU.json'),
    import('@ecocircle/app-kit/time-field/locales/ru-RU.json'),
    import('@ecocircle/app-kit/date-time-field/locales/ru-RU.json'),
  ],
  'kk-KZ': () => [
    import('../locales/kk-KZ.json'),
    import('../locales/validation/kk-KZ.json'),
    import('@ecocircle/app-kit/open-words/locales/kk-KZ.json'),
    import('@ecocircle/app-kit/point-card/locales/kk-KZ.json'),
    import('@ecocircle/app-kit/point-changes/locales/kk-KZ.json'),
    import('@ecocircle/app-kit/place-picker/locales/kk-KZ.json'),
    import('@ecocircle/app-kit/photo-uploader/locales/kk-KZ.json'),
    import('@ecocircle/app-kit/date-field/locales/kk-KZ.json'),
    import('@ecocircle/app-kit/time-field/locales/kk-KZ.json'),
    import('@ecocircle/app-kit/date-time-field/locales/kk-KZ.json'),
  ],
  'es-AR': () => [
    import('../locales/es-AR.json'),
    import('../locales/validation/es-AR.json'),
    import('@ecocircle/app-kit/open-words/locales/es-AR.json'),
    import('@ecocircle/app-kit/point-card/locales/es-AR.json'),
    import('@ecocircle/app-kit/point-changes/locales/es-AR.json'),
    import('@ecocircle/app-kit/place-picker/locales/es-AR.json'),
    import('@ecocircle/app-kit/photo-uploader/locales/es-AR.json'),
    import('@ecocircle/app-kit/date-field/locales/es-AR.json'),
    import('@ecocircle/app-kit/time-field/locales/es-AR.json'),
    import('@ecocircle/app-kit/date-time-field/locales/es-AR.json'),
  ],
  'en-US': () => [
    import('../locales/en-US.json'),
    import('../locales/validation/en-US.json'),
    import('@ecocircle/app-kit/open-words/locales/en-US.json'),
    import('@ecocircle/app-kit/point-card/locales/en-US.json'),
    import('@ecocircle/app-kit/point-changes/locales/en-US.json'),
    import('@ecocircle/app-kit/place-picker/locales/en-US.json'),
    import('@ecocircle/app-kit/photo-uploader/locales/en-US.json'),
    import('@ecocircle/app-kit/date-field/locales/en-US.json'),
    import('@ecocircle/app-kit/time-field/locales/en-US.json'),
    import('@ecocircle/app-kit/date-time-field/locales/en-US.json'),
  ],
};

/** Loads the texts of a locale, with those of the parts that the desk shows. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const [desk, validation, ...parts] = await Promise.all(
    TABLES[parentOf(locale) ?? (locale as WholeLocale)](),
  );
  const shown = Object.assign({}, desk.default, ...parts.map((part) => part.default));
  return { desk: shown, validation: validation.default };
}

/** Gives the texts of a locale to an i18next; what is wrong with a field has a namespace of its own, as at the portal. */
export function addTexts(instance: i18n, locale: Locale, texts: Texts): void {
  for (const [namespace, table] of Object.entries(texts))
    instance.addResourceBundle(locale, namespace, table);
}

/** Makes the desk's i18next with the texts of one locale. */
export function createTexts(locale: Locale, texts: Texts): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(NESTED_QUOTES)
    .init({
      lng: locale,
      fallbackLng: false,
      defaultNS: 'desk',
      ns: ['desk', 'validation'],
      resources: {},
      initAsync: false,
      interpolation: { escapeValue: false },
      postProcess: NESTED_QUOTES.name,
      react: { useSuspense: false },
    });
  addTexts(instance, locale, texts);
  return instance;
}
