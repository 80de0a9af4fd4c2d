import { useId } from 'react';
import { describedBy, type FieldTexts, fieldIds } from './field-frame.tsx';
import { useTouched } from './use-touched.ts';

/** What every field is given. */
export interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly valid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
}

/** Parts a field's props into those of its frame and, as `rest`, those of its control. */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, labelHidden = false, hint, error, errorShown, valid, id, className, ...rest } = props;
  const ownId = useId();
  const ids = fieldIds(id ?? ownId);
  const { disabled, required } = props;
  const { state, shownError, touch } = useTouched({ error, errorShown, valid, disabled });
  return {
    ids,
    frame: { ids, label, labelHidden, hint, shownError, required, className },
    described: describedBy(ids, hint, shownError),
    state,
    touch,
    rest,
  };
}
