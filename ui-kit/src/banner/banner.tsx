import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/interface-icons.ts';
import styles from './banner.module.css';

/** Props of {@link Banner}. */
export interface BannerProps {
  /** Accessible name of the banner's region. */
  readonly label: string;
  readonly tone?: 'info' | 'warning' | 'danger' | 'success' | 'neutral';
  /** inline stands in the page's flow, floating at the bottom of the window. */
  readonly placement?: 'inline' | 'floating';
  readonly icon?: ReactNode;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons and links. */
  readonly actions?: ReactNode;
  /** Shows a close button of this name. */
  readonly closeLabel?: string;
  readonly onClose?: () => void;
  readonly className?: string | undefined;
}

/** A message about the page or the portal, with choices. */
export function Banner(props: BannerProps): ReactElement {
  const {
    label,
    tone = 'neutral',
    placement = 'inline',
    icon,
    title,
    children,
    actions,
    closeLabel,
    onClose,
  } = props;
  return (
    <section
      aria-label={label}
      className={classNames(styles.banner, styles[tone], styles[placement], props.className)}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {closeLabel !== undefined && (
        <IconButton
          size="sm"
          label={closeLabel}
          icon={<CloseIcon size="sm" />}
          className={styles.close}
          onClick={onClose}
        />
      )}
    </section>
  );
}
