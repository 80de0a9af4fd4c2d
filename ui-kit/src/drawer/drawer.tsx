import { type ReactElement, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { closeByEscape, keepInside, useBackdropPress } from '../dialog/modal-presses.ts';
import { useModal } from '../dialog/use-modal.ts';
import { CloseIcon } from '../icons/interface-icons.tsx';
import styles from './drawer.module.css';

/** Props of {@link Drawer}. */
export interface DrawerProps {
  readonly open: boolean;
  /** Asked for by Escape, the backdrop and the close button. */
  readonly onClose: () => void;
  /** Accessible name of the drawer. */
  readonly label: string;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** Stands beside the close button, such as the logo. */
  readonly heading?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A modal panel at the end of the window, the whole of it on phones. The page behind it is inert and does not
 * scroll; the focus stays inside and returns where it was.
 *
 * @example
 * <Drawer open={open} onClose={closed} label="Menu" closeLabel="Close menu">…</Drawer>
 */
export function Drawer(props: DrawerProps): ReactElement {
  const { open, onClose, label, closeLabel, heading, children, className } = props;
  const drawer = useRef<HTMLDialogElement>(null);
  useModal(drawer, open);
  const press = useBackdropPress(onClose);
  return (
    <dialog
      ref={drawer}
      aria-label={label}
      className={classNames(styles.drawer, className)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeByEscape(event, onClose);
        if (event.key === 'Tab') keepInside(event, drawer.current);
      }}
      onCancel={(event) => {
        if (event.target !== drawer.current) return;
        event.preventDefault();
        onClose();
      }}
      {...press}
    >
      {open && (
        <div className={styles.frame}>
          <div className={styles.top}>
            {heading}
            <IconButton label={closeLabel} icon={<CloseIcon />} className={styles.close} onClick={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
