import { type ReactElement, type ReactNode, useId } from 'react';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/interface-icons.ts';
import styles from './dialog.module.css';
import { useClosableModal } from './use-closable-modal.ts';
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
}

/**
 * A modal dialog: the page behind it is inert, the focus stays in it and returns where it was. On phones, and where
 * the content is higher than the window, it is a sheet.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onClose, title, closeLabel, permanent, width = 'md', actions, children } = props;
  const titleId = useId();
  const modal = useClosableModal(open, () => {
    if (!permanent) onClose();
  });
  const overflows = useOverflow(modal.ref, open);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[width], overflows && styles.sheet)}
    >
      {open && (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {!permanent && (
              <IconButton
                label={closeLabel}
                icon={<CloseIcon />}
                className={styles.close}
                onClick={onClose}
              />
            )}
          </header>
          <div className={styles.content}>{children}</div>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
