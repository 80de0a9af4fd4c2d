import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { CheckIcon, EyeIcon, EyeOffIcon } from '../icons/form-icons.ts';
import { CloseIcon } from '../icons/interface-icons.ts';

/** Props of {@link TextField}; everything that an `<input>` takes besides. */
export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'size' | 'ref' | 'type'>,
    FieldTexts {
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number';
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Marks the field once it was left and is right. */
  readonly valid?: boolean;
  readonly large?: boolean;
  /** Stands inside, before the text. */
  readonly icon?: ReactNode;
  /** Accessible name of the button that empties the field; without it there is none. */
  readonly clearLabel?: string;
  /** Accessible names of the button that shows and hides a password. */
  readonly showPasswordLabel?: string;
  readonly hidePasswordLabel?: string;
}

/** A field for one line of text. */
export function TextField(props: TextFieldProps): ReactElement {
  const {
    large,
    icon,
    clearLabel,
    showPasswordLabel,
    hidePasswordLabel,
    type = 'text',
    value,
    onValueChange,
    onBlur,
    ...field
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [revealed, setRevealed] = useState(false);
  const { ids, frame, described, state, touch, rest } = useField(field);
  const clearable =
    clearLabel !== undefined && type !== 'password' && value !== '' && !rest.disabled && !rest.readOnly;

  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };

  return (
    <FieldFrame {...frame}>
      <span className={classNames(control.box, large && control.large)} data-state={state}>
        {icon && <span className={control.lead}>{icon}</span>}
        <input
          {...rest}
          {...described}
          aria-describedby={classNames(described['aria-describedby'], rest['aria-describedby']) || undefined}
          ref={input}
          id={ids.control}
          type={type === 'password' && revealed ? 'text' : type}
          className={control.control}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onBlur={(event) => {
            touch();
            onBlur?.(event);
          }}
        />
        {state === 'valid' && <CheckIcon size="sm" className={control.mark} />}
        {clearable && (
          <button type="button" className={control.inner} aria-label={clearLabel} onClick={clear}>
            <CloseIcon size="sm" />
          </button>
        )}
        {type === 'password' && showPasswordLabel !== undefined && (
          <button
            type="button"
            className={control.inner}
            aria-label={revealed ? (hidePasswordLabel ?? showPasswordLabel) : showPasswordLabel}
            aria-controls={ids.control}
            disabled={rest.disabled}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <EyeOffIcon size="sm" /> : <EyeIcon size="sm" />}
          </button>
        )}
      </span>
    </FieldFrame>
  );
}
