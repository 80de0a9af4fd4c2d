import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldTexts } from './field-frame.tsx';

/** What every field is given. */
export interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly valid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
}

/**
 * Parts a field's props into those of its frame and, as `rest`, those of its control. Nothing is called wrong before
 * the person has left the field once.
 */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, labelHidden = false, hint, error, errorShown, valid, id, className, ...rest } = props;
  const { disabled, required } = props;
  const ownId = useId();
  const control = id ?? ownId;
  const ids = { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };

  const [isTouched, setTouched] = useState(false);
  const shownError = (isTouched || errorShown) && !disabled ? error : undefined;
  const isRight = valid && isTouched && !error;
  const stateWhenEnabled = shownError ? 'invalid' : isRight ? 'valid' : 'normal';
  return {
    ids,
    frame: { ids, label, labelHidden, hint, shownError, required, className },
    described: {
      'aria-invalid': shownError ? (true as const) : undefined,
      'aria-describedby': classNames(shownError ? ids.error : null, hint ? ids.hint : null) || undefined,
    },
    state: disabled ? 'disabled' : stateWhenEnabled,
    touch: () => setTouched(true),
    rest,
  };
}
