import { Drawing, type DrawingSource, useSavesData } from '@ecocircle/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';

interface OutcomePanelProps {
  /** Everything was sent. */
  readonly isDone: boolean;
  readonly drawing: DrawingSource;
  readonly title: string;
  readonly text: string;
  /** Names what was sent, to a person. */
  readonly reference: string | null;
  /** What comes next. */
  readonly children?: ReactNode;
}

/** How a form ended, in the fields' place. It takes the focus, so that it is read. */
export function OutcomePanel({ isDone, drawing, title, text, reference, children }: OutcomePanelProps) {
  const savesData = useSavesData();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={styles.outcome} role={isDone ? 'status' : 'alert'} tabIndex={-1}>
      {!savesData && <Drawing of={drawing} loading="eager" className={styles.drawing} />}
      <h3>{title}</h3>
      <p className={styles.outcomeText}>{text}</p>
      {children}
      {reference && <p className={styles.reference}>{reference}</p>}
    </div>
  );
}
