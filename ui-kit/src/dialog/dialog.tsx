import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/interface-icons.tsx';
import styles from './dialog.module.css';
import { focusables } from './focusable.ts';
import { useModal } from './use-modal.ts';
import { useOverflow } from './use-overflow.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  readonly open: boolean;
  /** Asked for by Escape, the backdrop and the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** Cannot be dismissed: neither Escape nor backdrop nor a close button. */
  readonly permanent?: boolean;
  /** sm 480, md 640, lg 820, xl 1200 pixels at most; md unless given. */
  readonly width?: 'sm' | 'md' | 'lg' | 'xl';
  /** Stands at the bottom: the buttons. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A modal dialog: the page behind it is inert, the focus stays in it and returns where it was. On phones, and where
 * the content is higher than the window, it is a sheet.
 *
 * @example
 * <Dialog open={asking} onClose={askingEnded} title="Delete the point?" closeLabel="Close" actions={…}>…</Dialog>
 */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onClose, title, closeLabel, permanent, width = 'md', actions, children, className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, open);
  const overflows = useOverflow(dialog, open);
  const close = () => {
    if (!permanent) onClose();
  };

  const press = useBackdropPress(close);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[width], overflows && styles.sheet, className)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeByEscape(event, close);
        if (event.key === 'Tab') keepInside(event, dialog.current);
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      {...press}
    >
      {open && (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {!permanent && (
              <IconButton label={closeLabel} icon={<CloseIcon />} className={styles.close} onClick={close} />
            )}
          </header>
          <div className={styles.content}>{children}</div>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

function closeByEscape(event: KeyboardEvent, close: () => void): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  const all = focusables(dialog);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (!to || (document.activeElement !== from && document.activeElement !== dialog)) return;
  event.preventDefault();
  to.focus();
}

/** A press counts as one on the backdrop when it begins and ends there: selecting text may end outside. */
function useBackdropPress(close: () => void) {
  const began = useRef(false);
  const outside = (event: PointerEvent<HTMLDialogElement>) => event.target === event.currentTarget;
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = outside(event);
    },
    onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
      if (began.current && outside(event)) close();
      began.current = false;
    },
  };
}
