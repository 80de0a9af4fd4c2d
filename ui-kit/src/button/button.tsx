import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type RenderElement, renderAs } from '../render-as.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './button.module.css';

/** How a button looks, whether it acts or leads somewhere. */
export interface ButtonLook {
  /** primary unless given. accent is for one call to action a screen; inverse stands on a deep ground. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent' | 'inverse';
  readonly size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width. */
  readonly wide?: boolean;
  /** Stands before the text. */
  readonly icon?: ReactNode;
  /** Stands after the text. */
  readonly trailingIcon?: ReactNode;
}

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows a spinner, keeps the focus and ignores presses. */
  readonly loading?: boolean;
}

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  /** A router's link that takes over the look, such as `<RouterLink to="/events" />`. */
  readonly render?: RenderElement;
}

/** Turns a look into the class and the content of a button or a link; what else they are given stays. */
function dressed<Props extends ButtonLook & { className?: string | undefined; children?: ReactNode }>({
  variant = 'primary',
  size = 'md',
  wide,
  icon,
  trailingIcon,
  className,
  children,
  ...rest
}: Props) {
  return {
    ...rest,
    className: classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className),
    children: (
      <>
        {icon}
        {children !== undefined && <span className={styles.text}>{children}</span>}
        {trailingIcon}
      </>
    ),
  };
}

/** A button. */
export function Button({ loading, onClick, ...props }: ButtonProps): ReactElement {
  const { className, children, ...rest } = dressed(props);
  return (
    <button
      type="button"
      {...rest}
      className={classNames(className, loading && styles.loading)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && <Spinner size="sm" className={styles.spinner} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ render, ...props }: ButtonLinkProps): ReactElement {
  const link = dressed(props);
  return render ? renderAs(render, link) : <a {...link} />;
}

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'trailingIcon' | 'wide' | 'children'> {
  /** The accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A square button with an icon only. */
export function IconButton({ label, variant = 'ghost', className, ...props }: IconButtonProps): ReactElement {
  return (
    <Button
      {...props}
      variant={variant}
      aria-label={label}
      title={label}
      className={classNames(styles.square, className)}
    />
  );
}
