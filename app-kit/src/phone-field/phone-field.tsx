import type { Locale } from '@ecocircle/shared-contracts';
import { TextField, type TextFieldProps, useHydrated } from '@ecocircle/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneParts } from './load-phone-parts.ts';
import { usePhoneParts } from './use-phone-parts.ts';

type FieldProps = Pick<
  TextFieldProps,
  | 'label'
  | 'value'
  | 'onValueChange'
  | 'required'
  | 'autoComplete'
  | 'error'
  | 'errorShown'
  | 'valid'
  | 'className'
> & { readonly name: string };

/**
 * Asks for a phone number. Where no script runs, and until the numbering plans are loaded, it is a plain field, which
 * the server reads by the country of the language. It is not changed under the hands of somebody who types.
 */
export function PhoneField({ locale, ...field }: FieldProps & { readonly locale: Locale }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const loaded = usePhoneParts(locale);
  const plain = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<PhoneParts | null>(null);
  const [wasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!plain.current?.contains(document.activeElement)) setParts(loaded);
  }, [loaded]);
  if (parts) return <Input {...field} parts={parts} errorShown={field.errorShown || wasLeft} />;
  return (
    <div ref={plain} className={field.className}>
      <TextField
        {...field}
        className={undefined}
        type="tel"
        inputMode="tel"
        hint={isHydrated && t('phone.pasteOff')}
        onPaste={(event) => event.preventDefault()}
        onBlur={() => {
          setLeft(true);
          setParts(loaded);
        }}
      />
    </div>
  );
}

function Input({ parts, ...field }: FieldProps & { readonly parts: PhoneParts }) {
  const { t } = useTranslation();
  const { PhoneInput, countries, defaultCountry, read, write } = parts;
  const texts = {
    callingCode: t('phone.callingCode'),
    open: t('phone.open'),
    noResults: t('phone.noResults'),
    pasteOff: t('phone.pasteOff'),
  };
  return <PhoneInput {...field} {...{ countries, defaultCountry, read, write, texts }} />;
}
