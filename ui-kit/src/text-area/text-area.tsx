import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
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

/** A field for several lines; it grows with its text. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { counted, limit, value, onValueChange, onBlur, rows = 4, ...field } = props;
  const most = limit ?? field.maxLength;
  const { ids, frame, described, state, touch, rest } = useField(field);
  return (
    <FieldFrame {...frame}>
      <span className={classNames(control.box, styles.box)} data-state={state}>
        <textarea
          {...rest}
          {...described}
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
