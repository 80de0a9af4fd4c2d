import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Drawing, type DrawingSource } from '../drawings/drawing.tsx';
import styles from './placeholder.module.css';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  readonly drawing?: DrawingSource;
  readonly title: string;
  /** One sentence. */
  readonly text?: ReactNode;
  /** One way on: a button or a link. */
  readonly action?: ReactNode;
  /** Level of the title in its page: 2 unless given. */
  readonly level?: 1 | 2 | 3;
  readonly className?: string | undefined;
}

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends EmptyStateProps {
  /** A status code such as 404, shown above the title. */
  readonly code?: string | number;
  /** Tells screen readers at once; not for a whole page. */
  readonly announce?: boolean;
}

/** A drawing, a title, a sentence and a way on, one below the other. */
function Placeholder(props: ErrorStateProps & { readonly large?: boolean }): ReactElement {
  const { drawing, code, title, text, action, level = 2, announce, large, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(styles.state, large && styles.large, className)}
      role={announce ? 'alert' : undefined}
    >
      {drawing && <Drawing of={drawing} className={styles.drawing} />}
      {code !== undefined && <p className={styles.code}>{code}</p>}
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** What shows where there is nothing to show. */
export const EmptyState = (props: EmptyStateProps): ReactElement => <Placeholder {...props} />;

/** What shows where something failed: what went wrong and what to do next. */
export const ErrorState = (props: ErrorStateProps): ReactElement => <Placeholder {...props} large />;
