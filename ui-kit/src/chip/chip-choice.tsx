import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

/** Props of {@link ChipChoice}; everything that its `<input>` takes besides. */
export interface ChipChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref'> {
  /** One of several: those of one `name` are a group. */
  readonly type?: 'checkbox' | 'radio';
  /** Some of what it stands for is chosen: neither on nor off. */
  readonly partly?: boolean;
  readonly icon?: ReactNode;
}

/**
 * A choice in a row of filters: a checkbox or a radio button in the shape of a chip, a part of its form without scripts.
 *
 * @example
 * <ChipChoice name="materials" value="glass" checked={isOn} partly={isPartlyOn} onChange={toggled}>Glass</ChipChoice>
 */
export function ChipChoice(props: ChipChoiceProps): ReactElement {
  const { type = 'checkbox', partly = false, icon, className, children, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = partly;
  });
  return (
    <label className={classNames(styles.chip, styles.pressable, className)}>
      <input {...rest} ref={input} type={type} className={styles.input} />
      {icon}
      <span className={styles.text}>{children}</span>
    </label>
  );
}
