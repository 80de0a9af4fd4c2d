import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import modalStyles from '../dialog/modal.module.css';
import { useClosableModal } from '../dialog/use-closable-modal.ts';
import { CloseIcon } from '../icons/interface-icons.ts';
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
}

/**
 * A modal panel at the end of the window, the whole of it on phones. The page behind it is inert and does not
 * scroll; the focus stays inside and returns where it was.
 */
export function Drawer(props: DrawerProps): ReactElement {
  const { open, onClose, label, closeLabel, heading, children } = props;
  const modal = useClosableModal(open, onClose);
  return (
    <dialog {...modal} aria-label={label} className={styles.drawer}>
      {open && (
        <div className={modalStyles.frame}>
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
