import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Drawing, type DrawingSource } from '../drawings/drawing.tsx';
import styles from './error-state.module.css';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  readonly drawing?: DrawingSource;
  /** A status code such as 404, shown large. */
  readonly code?: string | number;
  readonly title: string;
  /** One sentence: what went wrong and what to do next. */
  readonly text?: ReactNode;
  /** One way on: try again, go home. */
  readonly action?: ReactNode;
  /** Small print, such as the number of the request. */
  readonly detail?: ReactNode;
  /** Level of the title in its page: 2 unless given. */
  readonly level?: 1 | 2 | 3;
  /** Tells screen readers at once; not for a whole page. */
  readonly announce?: boolean;
  readonly className?: string | undefined;
}

/**
 * What shows where something failed.
 *
 * @example
 * <ErrorState drawing={brokenLinkDrawing} title="The map did not load" action={<Button onClick={retry}>Try again</Button>} announce />
 */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { drawing, code, title, text, action, detail, level = 2, announce, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.state, className)} role={announce ? 'alert' : undefined}>
      {drawing && <Drawing of={drawing} className={styles.drawing} />}
      {code !== undefined && <p className={styles.code}>{code}</p>}
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
