import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useAnchored } from '../anchored/use-anchored.ts';
import { useLeave } from '../anchored/use-leave.ts';
import { classNames } from '../class-names.ts';
import { tabStops } from '../tab-stops.ts';
import styles from './popover.module.css';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<{ onClick?: (() => void) | undefined }>;
  /** Accessible name of what opens. */
  readonly label: string;
  /** The content; a function is given what closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly align?: 'start' | 'center' | 'end';
  /** Leaves the inner margin to the content, as for a list of links. */
  readonly flush?: boolean;
  readonly className?: string | undefined;
}

/**
 * A small panel beside its button, at most 300 pixels wide. Escape, a press outside and leaving it close it.
 */
export function Popover(props: PopoverProps): ReactElement {
  const { trigger, label, children, align = 'start', flush, className } = props;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useAnchored(open, anchor, panel, { align });
  useLeave(open, [anchor, panel], () => setOpen(false));

  const close = () => {
    setOpen(false);
    tabStops(anchor.current)[0]?.focus();
  };

  useEffect(() => {
    if (open) (tabStops(panel.current)[0] ?? panel.current)?.focus();
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <>
      <span ref={anchor} className={styles.anchor}>
        {cloneElement(trigger, {
          onClick: () => {
            trigger.props.onClick?.();
            setOpen(!open);
          },
          'aria-expanded': open,
          'aria-haspopup': 'dialog',
          'aria-controls': open ? id : undefined,
        } as object)}
      </span>
      {open && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classNames(styles.panel, flush && styles.flush, className)}
          onKeyDown={closeOnEscape}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </>
  );
}
