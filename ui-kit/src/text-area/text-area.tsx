import { type ComponentPropsWithRef, type ReactElement, useId } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { describedBy, FieldFrame, type FieldTexts, fieldIds } from '../field/field-frame.tsx';
import { useTouched } from '../field/use-touched.ts';
import styles from './text-area.module.css';

/** Props of {@link TextArea}; everything that a `<textarea>` takes besides. */
export interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue'>,
    FieldTexts {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly valid?: boolean;
  /** Shows how many of `limit` or `maxLength` characters are used. */
  readonly counted?: boolean;
  /** How many characters are right. Unlike `maxLength` it cuts nothing off: what was pasted stays to be shortened. */
  readonly limit?: number;
}

/**
 * A field for several lines; it grows with its text.
 *
 * @example
 * <TextArea label="Comment" value={comment} onValueChange={commentChanged} maxLength={600} counted />
 */
export function TextArea(props: TextAreaProps): ReactElement {
  const { label, labelHidden, hint, error, errorShown, valid, counted, limit, value, ...others } = props;
  const { onValueChange, onBlur, className, id, rows = 4, ...rest } = others;
  const most = limit ?? rest.maxLength;
  const ownId = useId();
  const ids = fieldIds(id ?? ownId);
  const { state, shownError, touch } = useTouched({ error, errorShown, valid, disabled: rest.disabled });
  return (
    <FieldFrame
      ids={ids}
      label={label}
      labelHidden={labelHidden ?? false}
      hint={hint}
      shownError={shownError}
      required={rest.required}
      className={className}
    >
      <span className={classNames(control.box, styles.box)} data-state={state}>
        <textarea
          {...rest}
          {...describedBy(ids, hint, shownError)}
          id={ids.control}
          rows={rows}
          className={classNames(control.control, styles.area)}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onBlur={(event) => {
            touch();
            onBlur?.(event);
          }}
        />
        {counted && most !== undefined && (
          <span className={styles.count} aria-hidden="true">
            {value.length} / {most}
          </span>
        )}
      </span>
    </FieldFrame>
  );
}
