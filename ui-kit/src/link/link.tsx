import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ExternalIcon } from '../icons/interface-icons.ts';
import { type RenderElement, renderAs } from '../render-as.ts';
import styles from './link.module.css';

/** Props of {@link Link}. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** inline stands in a text, quiet has the colour of its surroundings, standalone is bold and alone. */
  readonly variant?: 'inline' | 'quiet' | 'standalone';
  readonly icon?: ReactNode;
  /** Opens in a new tab and says so with this text, such as "opens in a new tab". */
  readonly externalLabel?: string;
  /** A router's link that takes over the look. */
  readonly render?: RenderElement;
}

/** A link. */
export function Link(props: LinkProps): ReactElement {
  const { variant = 'inline', icon, externalLabel, render, className, children, ...rest } = props;
  const content = (
    <>
      {icon}
      {children}
      {externalLabel !== undefined && (
        <>
          <ExternalIcon size="xsm" className={styles.external} />{' '}
          <span className="visually-hidden">({externalLabel})</span>
        </>
      )}
    </>
  );
  const shared = {
    ...(externalLabel !== undefined && { target: '_blank', rel: 'noopener' }),
    ...rest,
    className: classNames(styles.link, styles[variant], className),
    children: content,
  };
  return render ? renderAs(render, shared) : <a {...shared} />;
}
