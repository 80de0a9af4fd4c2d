import { Drawing, type DrawingSource, useSavesData } from '@ecocircle/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';

interface OutcomePanelProps {
  /** Everything was sent. */
  readonly isDone: boolean;
  readonly drawing: DrawingSource;
  readonly title: string;
  /** The element of the title: `h3` unless given. */
  readonly level?: 'h2' | 'h3';
  readonly text: string;
  /** Names what was sent, to a person. */
  readonly reference: string | null;
  /** What comes next. */
  readonly children?: ReactNode;
}

/** How a form ended, in the fields' place. It takes the focus, so that it is read. */
export function OutcomePanel(props: OutcomePanelProps) {
  const { isDone, drawing, title, level: Title = 'h3', text, reference, children } = props;
  const savesData = useSavesData();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={styles.outcome} role={isDone ? 'status' : 'alert'} tabIndex={-1}>
      {!savesData && <Drawing of={drawing} loading="eager" className={styles.drawing} />}
      <Title>{title}</Title>
      <p className={styles.outcomeText}>{text}</p>
      {children}
      {reference && <p className={styles.reference}>{reference}</p>}
    </div>
  );
}
