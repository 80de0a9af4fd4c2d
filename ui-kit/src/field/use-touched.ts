import { type ReactNode, useState } from 'react';

/** How a field stands: nothing is called wrong before the person has left the field once. */
export type FieldState = 'normal' | 'valid' | 'invalid' | 'disabled';

/** Knows whether a field was left, and what it therefore shows. */
export function useTouched(facts: {
  readonly error: ReactNode;
  readonly errorShown?: boolean | undefined;
  readonly valid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}): { state: FieldState; shownError: ReactNode; touch: () => void } {
  const [touched, setTouched] = useState(false);
  const shownError = (touched || facts.errorShown) && !facts.disabled ? facts.error : undefined;
  const stateWhenEnabled = shownError
    ? 'invalid'
    : facts.valid && touched && !facts.error
      ? 'valid'
      : 'normal';
  return { state: facts.disabled ? 'disabled' : stateWhenEnabled, shownError, touch: () => setTouched(true) };
}
