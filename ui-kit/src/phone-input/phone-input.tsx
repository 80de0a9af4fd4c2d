import { type ReactElement, useRef, useState } from 'react';
import options from '../anchored/options.module.css';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { CheckIcon } from '../icons/form-icons.ts';
import { CallingCode } from './calling-code.tsx';
import { formatted, maskOf } from './national-number.ts';
import styles from './phone-input.module.css';
import type { PhoneInputTexts } from './phone-input-texts.ts';
import { useKeptCaret } from './use-kept-caret.ts';
import { type PhoneChoice, useTypedPhone } from './use-typed-phone.ts';

/** Props of {@link PhoneInput}. */
export interface PhoneInputProps extends FieldTexts, PhoneChoice {
  readonly texts: PhoneInputTexts;
  readonly name?: string;
  readonly autoComplete?: string | undefined;
  /** Marks the field once it was left and is right. */
  readonly valid?: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly id?: string;
  readonly className?: string | undefined;
}

/**
 * A field for a phone number: its calling code, chosen from a list that can be typed into, and the digits, grouped as
 * its country does. The value is E.164 as soon as it is a number of that country. Pasting is off; the browser may fill
 * the field in.
 *
 * @example
 * <PhoneInput label="Phone" value={phone} onValueChange={phoneChanged} countries={countries} defaultCountry="KZ" read={readPhone} write={writePhone} texts={texts} />
 */
export function PhoneInput(props: PhoneInputProps): ReactElement {
  const { countries, texts, disabled = false, required, name, autoComplete = 'tel', hint } = props;
  const { typed, edit, settle, setCountry } = useTypedPhone(props);
  const { ids, frame, described, state, touch } = useField({ ...props, hint: hint ?? texts.pasteOff });
  const shown = formatted(typed.country, typed.digits);
  const { input, keepBehind } = useKeptCaret(shown);
  const [isPasteRefused, setPasteRefused] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const selected = countries.find(({ id }) => id === typed.country) ?? null;
  const refuse = (event: { preventDefault(): void }) => {
    event.preventDefault();
    setPasteRefused(true);
  };
  const wrong = described['aria-invalid'];
  return (
    <FieldFrame {...frame}>
      <span ref={box} className={options.anchor}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside the field's label */}
        <span
          role="group"
          aria-labelledby={ids.label}
          className={classNames(control.box, options.box)}
          data-state={state}
        >
          <CallingCode
            id={`${ids.control}-code`}
            countries={countries}
            selected={selected}
            onSelect={setCountry}
            texts={texts}
            disabled={disabled}
            anchor={box}
            described={{ ...described, 'aria-invalid': selected ? undefined : wrong }}
            onLeave={() => typed.digits !== '' && touch()}
          />
          <input
            {...described}
            aria-invalid={selected ? wrong : undefined}
            ref={input}
            id={ids.control}
            name={name}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            required={required}
            disabled={disabled}
            placeholder={maskOf(typed.country)}
            className={classNames(control.control, styles.national)}
            value={shown}
            onPaste={refuse}
            onDrop={refuse}
            onBlur={() => {
              settle();
              touch();
            }}
            onChange={({ target, nativeEvent }) => {
              setPasteRefused(false);
              const caret = target.selectionStart ?? target.value.length;
              const { inputType } = nativeEvent as InputEvent;
              keepBehind(edit({ text: target.value, caret, inputType }));
            }}
          />
          {state === 'valid' && <CheckIcon size="sm" className={control.mark} />}
        </span>
      </span>
      <span role="status" className="visually-hidden">
        {isPasteRefused && texts.pasteOff}
      </span>
    </FieldFrame>
  );
}
