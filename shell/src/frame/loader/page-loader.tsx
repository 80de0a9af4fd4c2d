import { useDelayed } from '@ecocircle/app-kit/form';
import { Spinner, useModal } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { $isLoading } from '../../platform/loader/model.ts';
import { $isAsked } from '../../platform/session/login-again.ts';
import styles from './page-loader.module.css';

const SHOWN_AFTER = 300;

/**
 * Locks the page while keyed work runs, and shows it when the work takes long. A modal dialog: everything else,
 * other dialogs included, is inert, and the focus returns to where it was.
 */
export function PageLoader() {
  const { t } = useTranslation();
  const [isWorking, isAsked] = useUnit([$isLoading, $isAsked]);
  // Work that waits for a login would lock the very dialog that it waits for.
  const isLoading = isWorking && !isAsked;
  const isShown = useDelayed(isLoading, SHOWN_AFTER);
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, isLoading);
  return (
    <dialog
      ref={dialog}
      className={styles.loader}
      aria-label={t('loader.label')}
      data-shown={isShown || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => event.preventDefault()}
    >
      {/* Announced once it has words, so it is there before them. */}
      <div className={styles.content} role="status">
        {isShown && (
          <>
            <Spinner size="lg" />
            <p>{t('loader.label')}</p>
          </>
        )}
      </div>
    </dialog>
  );
}
