import type { Locale } from '@ecocircle/shared-contracts';
import { TextField, type TextFieldProps, useHydrated, useLoadInSight } from '@ecocircle/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
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
> & { readonly name: string; readonly onFocus?: () => void };

/** An unfinished number, as `writePhone` writes it, without the code of its country; one with its plus has it again. */
const plainNumber = (value: string): string => value.replace(/^ZZ /, '+').replace(/^[A-Z]{2} (?=\d)/, '');

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends FieldProps {
  readonly locale: Locale;
  /** Loads the numbering plans once the field is in sight or focused: for a field far down a long form. */
  readonly whenSeen?: boolean;
}

/**
 * Asks for a phone number. Where no script runs, and until the numbering plans are loaded, it is a plain field, which
 * the server reads by the country of the language. It is not changed under the hands of somebody who types.
 */
export function PhoneField({ locale, whenSeen = false, onFocus, ...field }: PhoneFieldProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const plain = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(!whenSeen);
  const want = useCallback(() => setWanted(true), []);
  const loaded = usePhoneParts(locale, isWanted);
  useLoadInSight(plain, want);
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
        value={plainNumber(field.value)}
        className={undefined}
        type="tel"
        inputMode="tel"
        hint={isHydrated && t('phone.pasteOff')}
        onFocus={() => {
          want();
          onFocus?.();
        }}
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
