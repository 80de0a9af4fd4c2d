import type { Locale } from '@ecocircle/shared-contracts';
import { NativeSelect } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { keepLocale, LANGUAGES } from './languages.ts';
import { addTexts, loadTexts } from './texts.ts';

/** The languages of the desk; the page changes over at once. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const choose = async (locale: Locale) => {
    addTexts(i18n, locale, await loadTexts(locale));
    await i18n.changeLanguage(locale);
    document.documentElement.lang = locale;
    keepLocale(localStorage, locale);
  };
  return (
    <NativeSelect
      label={t('language')}
      items={LANGUAGES}
      value={i18n.language}
      onValueChange={(id) => void choose(id as Locale)}
    />
  );
}
