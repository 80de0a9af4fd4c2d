import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './banner.module.css';

/** Props of {@link Banner}. */
export interface BannerProps {
  /** Accessible name of the banner's region. */
  readonly label: string;
  readonly tone?: 'warning' | 'danger' | 'neutral';
  readonly icon?: ReactNode;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons and links. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** A message about the page or the portal, with choices. */
export function Banner(props: BannerProps): ReactElement {
  const { label, tone = 'neutral', icon, title, children, actions, className } = props;
  return (
    <section aria-label={label} className={classNames(styles.banner, styles[tone], className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
