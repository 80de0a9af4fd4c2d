import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Drawing, type DrawingSource } from '../drawings/drawing.tsx';
import styles from './empty-state.module.css';

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

/**
 * What shows where there is nothing to show.
 *
 * @example
 * <EmptyState drawing={emptyListDrawing} title="No events yet" action={<Button>Plan one</Button>} />
 */
export function EmptyState(props: EmptyStateProps): ReactElement {
  const { drawing, title, text, action, level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.state, className)}>
      {drawing && <Drawing of={drawing} className={styles.drawing} />}
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
