import { Children, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import type { IconComponent } from '../icon/index.ts';
import { AlertCircleIcon } from '../icons/form-icons.ts';
import { CheckCircleIcon, CloseIcon, InfoIcon } from '../icons/interface-icons.ts';
import styles from './notification.module.css';
import { useCountdown } from './use-countdown.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useTopLayer } from './use-top-layer.ts';

/** What a notification says about its matter. */
export type NotificationKind = 'success' | 'info' | 'error';

/** Props of {@link NotificationCard}. */
export interface NotificationCardProps {
  readonly kind: NotificationKind;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** One way on, such as a link that logs in again. */
  readonly action?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Milliseconds until it goes by itself; 0 keeps it. 6,000 unless given. */
  readonly timeout?: number;
  /** Whether its time stands still, because something covers the page. */
  readonly paused?: boolean;
}

const ICONS: Readonly<Record<NotificationKind, IconComponent>> = {
  success: CheckCircleIcon,
  info: InfoIcon,
  error: AlertCircleIcon,
};

/**
 * One notification. Its time stands still while a pointer is over it or the focus is in it; a press keeps it, Escape
 * closes it.
 */
export function NotificationCard(props: NotificationCardProps): ReactElement {
  const { kind, title, text, action, closeLabel, onClose, timeout = 6000, paused = false } = props;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [kept, setKept] = useState(false);
  useCountdown(timeout, paused || hovered || focused || kept, onClose);
  const KindIcon = ICONS[kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers hold the time; Escape is a second way to the close button
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(styles.card, styles[kind])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onPointerDown={() => setKept(true)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <KindIcon className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <div className={styles.text}>{text}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      <IconButton
        size="sm"
        label={closeLabel}
        icon={<CloseIcon size="sm" />}
        className={styles.close}
        onClick={onClose}
      />
    </div>
  );
}

/** Props of {@link NotificationRegion}. */
export interface NotificationRegionProps {
  /** Accessible name: "Notifications". */
  readonly label: string;
  /** The cards, the newest last. */
  readonly children?: ReactNode;
  /** What stands below them where more wait than are shown: how many, and what closes all. */
  readonly rest?: ReactNode;
}

/** Holds the notifications at the edge of the page. Always in the page, so that what comes into it is announced. */
export function NotificationRegion({ label, children, rest }: NotificationRegionProps): ReactElement {
  const region = useRef<HTMLElement>(null);
  const count = Children.count(children);
  useTopLayer(region, count);
  const rememberFocus = useFocusReturn(region, count);
  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className={styles.region}
      onFocus={rememberFocus}
    >
      {children}
      {rest && <div className={styles.rest}>{rest}</div>}
    </section>
  );
}
