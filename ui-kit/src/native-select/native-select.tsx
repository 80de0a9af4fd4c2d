import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { ChevronDownIcon } from '../icons/interface-icons.ts';
import styles from './native-select.module.css';

/** Props of {@link NativeSelect}; everything that a `<select>` takes besides. */
export interface NativeSelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'size'>,
    FieldTexts {
  readonly items: readonly { readonly id: string; readonly title: string }[];
  readonly value: string;
  readonly onValueChange: (id: string) => void;
}

/** The browser's own select in our look: for short lists that need no typing, such as a sort order. */
export function NativeSelect(props: NativeSelectProps): ReactElement {
  const { items, value, onValueChange, onBlur, ...field } = props;
  const { ids, frame, described, state, touch, rest } = useField(field);
  return (
    <FieldFrame {...frame}>
      <span className={classNames(control.box, styles.box)} data-state={state}>
        <select
          {...rest}
          {...described}
          id={ids.control}
          className={classNames(control.control, styles.select)}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onBlur={(event) => {
            touch();
            onBlur?.(event);
          }}
        >
          {items.map((item) => (
            <option key={item.id} value={item.id}>
              {item.title}
            </option>
          ))}
        </select>
        <ChevronDownIcon size="sm" className={styles.arrow} />
      </span>
    </FieldFrame>
  );
}
