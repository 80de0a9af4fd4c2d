import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';

/**
 * Loads what entering phone numbers takes where a locale is spoken: the field, its countries, and the rule. The numbering
 * plans of the world are larger than the forms that ask for a phone.
 */
export async function loadPhoneParts(locale: Locale) {
  const code = await import(/* webpackChunkName: "phone" */ './phone-code.ts');
  const { region } = LOCALE_INFO[locale];
  return {
    PhoneInput: code.PhoneInput,
    countries: await code.loadPhoneCountries(locale),
    defaultCountry: code.DEFAULT_PHONE_COUNTRY[region],
    read: code.readPhone,
    write: code.writePhone,
    rule: code.phoneNumberSchema(region),
  };
}

/** What entering phone numbers takes where a locale is spoken. */
export type PhoneParts = Awaited<ReturnType<typeof loadPhoneParts>>;
