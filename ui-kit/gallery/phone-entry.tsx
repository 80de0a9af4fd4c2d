import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import {
  DEFAULT_PHONE_COUNTRY,
  loadPhoneCountries,
  type PhoneCountry,
  readPhone,
  writePhone,
} from '@ecocircle/shared-contracts/phone';
import { useEffect, useState } from 'react';
import { PhoneInput, type PhoneInputProps } from '../src/phone-input/index.ts';

const TEXTS = {
  callingCode: 'Calling code',
  open: 'Show the countries',
  noResults: 'No country found',
  pasteOff: 'Type the digits: pasting is off',
};

type Given = Partial<Omit<PhoneInputProps, 'value' | 'onValueChange'>>;

/** A phone field as it is where a locale is spoken. */
export function Phone({ locale, start = '', ...props }: Given & { locale: Locale; start?: string }) {
  const [value, setValue] = useState(start);
  const [countries, setCountries] = useState<readonly PhoneCountry[]>([]);
  useEffect(() => void loadPhoneCountries(locale).then(setCountries), [locale]);
  if (countries.length === 0) return null;
  return (
    <PhoneInput
      label={`Phone, ${locale}`}
      countries={countries}
      defaultCountry={DEFAULT_PHONE_COUNTRY[LOCALE_INFO[locale].region]}
      read={readPhone}
      write={writePhone}
      texts={TEXTS}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}
