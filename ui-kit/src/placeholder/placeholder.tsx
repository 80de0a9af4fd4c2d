import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Drawing, type DrawingSource } from '../drawings/drawing.tsx';
import styles from './placeholder.module.css';

/** What stands where the content should. */
export interface PlaceholderProps {
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

/** What only some placeholders say. */
interface PlaceholderExtras {
  readonly code?: string | number;
  readonly detail?: ReactNode;
  readonly announce?: boolean;
  readonly large?: boolean;
}

/** A drawing, a title, a sentence and a way on, one below the other. */
export function Placeholder(props: PlaceholderProps & PlaceholderExtras): ReactElement {
  const { drawing, code, title, text, action, detail, level = 2, announce, large, className } = props;
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
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
