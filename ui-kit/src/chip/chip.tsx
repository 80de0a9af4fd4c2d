import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/interface-icons.ts';
import { type RenderElement, renderAs } from '../render-as.ts';
import styles from './chip.module.css';

/** Props of {@link ChipLink}. */
export interface ChipLinkProps extends ComponentPropsWithRef<'a'> {
  readonly icon?: ReactNode;
  /** Whether it leads to what is shown. */
  readonly current?: boolean;
  /** It stands on a deep ground (`on-deep`). */
  readonly deep?: boolean;
  readonly render?: RenderElement;
}

/** A choice in a row of filters that leads to what it chooses. */
export function ChipLink({
  icon,
  current,
  deep,
  render,
  className,
  children,
  ...rest
}: ChipLinkProps): ReactElement {
  const shared = {
    'aria-current': current ? ('page' as const) : undefined,
    ...rest,
    className: classNames(
      styles.chip,
      styles.pressable,
      deep && styles.deep,
      current && styles.selected,
      className,
    ),
    children: (
      <>
        {icon}
        <span className={styles.text}>{children}</span>
      </>
    ),
  };
  return render ? renderAs(render, shared) : <a {...shared} />;
}

/** Props of {@link Tag}. */
export interface TagProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly tone?: 'brand' | 'neutral' | 'accent';
  /** Shows a button that takes the tag away. */
  readonly onRemove?: () => void;
  /** Accessible name of that button: "Remove glass". */
  readonly removeLabel?: string;
  readonly className?: string | undefined;
}

/** A word that belongs to something: a city, a material, a chosen item. */
export function Tag({
  children,
  icon,
  tone = 'brand',
  onRemove,
  removeLabel,
  className,
}: TagProps): ReactElement {
  return (
    <span className={classNames(styles.chip, styles.tag, styles[tone], className)}>
      {icon}
      <span className={styles.text}>{children}</span>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <CloseIcon size="xsm" />
        </button>
      )}
    </span>
  );
}
