import { type LanguageOffer, type Locale, type Messages, NESTED_QUOTES } from '@ecocircle/shared-contracts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * The portal's one i18next instance, ready at once: what the first render needs is in the page.
 *
 * @param messages - translations by namespace
 * @param report - learns of a text that is missing; the page shows its key then
 * @param offer - another language that the page offers, with the texts in it that do so
 */
export function createPortalI18n(
  locale: Locale,
  messages: Readonly<Record<string, Messages>>,
  report: (error: Error) => void,
  offer: LanguageOffer | null = null,
): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(NESTED_QUOTES)
    .init({
      lng: locale,
      fallbackLng: false,
      defaultNS: 'shell',
      // Its own, which are not looked for in each key where they are named.
      keySeparator: '.',
      nsSeparator: ':',
      ns: Object.keys(messages),
      resources: { [locale]: messages, ...(offer && { [offer.locale]: offer.messages }) },
      initAsync: false,
      saveMissing: true,
      missingKeyHandler: (_, namespace, key) =>
        report(new RangeError(`the text ${namespace}:${key} is missing in ${locale}`)),
      interpolation: { escapeValue: false },
      postProcess: NESTED_QUOTES.name,
      react: { useSuspense: false },
    });
  return instance;
}
