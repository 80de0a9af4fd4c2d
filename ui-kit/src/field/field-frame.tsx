import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AlertCircleIcon } from '../icons/form-icons.ts';
import styles from './field.module.css';

/** What every field says about itself. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean;
  /** Stands below the field, such as the form of an answer. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; shows once the field was left, or at once with `errorShown`. */
  readonly error?: ReactNode;
  /** Shows the error before the field was left, as after a refused submit. */
  readonly errorShown?: boolean;
}

/**
 * The class of a form whose fields keep room for a line that says what is wrong: what lies below stays where it is when
 * one shows.
 */
export const MESSAGE_ROOM = styles.messageRoom;

/** The class of a part of such a form whose fields are chosen, not typed: as a rule nothing is wrong with them. */
export const NO_MESSAGE_ROOM = styles.noMessageRoom;

/** The ids that tie a control to its texts. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string;
}

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps extends Omit<FieldTexts, 'error' | 'errorShown'> {
  readonly ids: FieldIds;
  readonly shownError: ReactNode;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, control below it, then what is wrong in the place of the hint: what lies below does not give way. */
export function FieldFrame(props: FieldFrameProps): ReactElement {
  const { ids, label, labelHidden, hint, shownError, required, className, children } = props;
  return (
    <div className={classNames(styles.field, className)}>
      <label
        id={ids.label}
        htmlFor={ids.control}
        className={classNames(styles.label, labelHidden && 'visually-hidden')}
      >
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children}
      <div className={styles.messages}>
        <div aria-live="polite">
          {shownError ? (
            <p id={ids.error} className={styles.error}>
              <AlertCircleIcon size="sm" />
              <span>{shownError}</span>
            </p>
          ) : null}
        </div>
        {hint ? (
          <p id={ids.hint} className={styles.hint} data-covered={shownError ? true : undefined}>
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
