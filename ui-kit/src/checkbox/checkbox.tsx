import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldMessages, fieldIds } from '../field/field-frame.tsx';
import { CheckIcon, MinusIcon } from '../icons/interface-icons.ts';
import styles from './checkbox.module.css';

/** Props of {@link Checkbox}; everything that an `<input type="checkbox">` takes besides. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref' | 'size'> {
  /** The label; links in it stay links. */
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Neither on nor off: some of several are chosen. */
  readonly indeterminate?: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
}

/** A check box with its label. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const {
    children,
    hint,
    error,
    indeterminate = false,
    onCheckedChange,
    onChange,
    className,
    id,
    ...rest
  } = props;
  const ownId = useId();
  const ids = fieldIds(id ?? ownId);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div className={classNames(styles.field, className)}>
      <span className={styles.row} data-state={error ? 'invalid' : undefined}>
        <span className={styles.tick}>
          <input
            {...rest}
            {...describedBy(ids, hint, error)}
            ref={input}
            type="checkbox"
            id={ids.control}
            className={styles.input}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
          {indeterminate ? (
            <MinusIcon size="sm" className={styles.mark} />
          ) : (
            <CheckIcon size="sm" className={styles.mark} />
          )}
        </span>
        <label htmlFor={ids.control} className={styles.label}>
          {children}
        </label>
      </span>
      <div className={styles.messages}>
        <FieldMessages ids={ids} hint={hint} shownError={error} />
      </div>
    </div>
  );
}
