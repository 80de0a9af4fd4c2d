import { AlertCircleIcon } from '@ecocircle/ui-kit';
import styles from './account-form.module.css';

/** What went wrong, above the button that tries again; it is announced. */
export function FailureNote({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <p className={styles.failure} id={id} role="alert">
      <AlertCircleIcon size="sm" />
      <span>{text}</span>
    </p>
  );
}
