import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';

type PhoneCode = typeof import('./phone-code.ts');

/** What entering phone numbers takes where a locale is spoken: the field, its countries, and the rule. */
export interface PhoneParts {
  readonly PhoneInput: PhoneCode['PhoneInput'];
  readonly countries: Awaited<ReturnType<PhoneCode['loadPhoneCountries']>>;
  readonly defaultCountry: PhoneCode['DEFAULT_PHONE_COUNTRY'][keyof PhoneCode['DEFAULT_PHONE_COUNTRY']];
  readonly read: PhoneCode['readPhone'];
  readonly write: PhoneCode['writePhone'];
  readonly rule: ReturnType<PhoneCode['phoneNumberSchema']>;
}

/** Loads them. The numbering plans of the world are larger than the forms that ask for a phone. */
export async function loadPhoneParts(locale: Locale): Promise<PhoneParts> {
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
