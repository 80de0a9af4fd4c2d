import { type ReactNode, useEffect, useRef } from 'react';
import styles from './told.module.css';

interface ToldProps {
  /** What is told: something else takes the focus again. */
  readonly of: unknown;
  readonly children: ReactNode;
}

/** What became of what was pressed: it takes the focus, which the pressed button may have lost with its entry. */
export function Told({ of, children }: ToldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of) place.current?.focus();
  }, [of]);
  return (
    <div ref={place} tabIndex={-1} className={styles.told}>
      {children}
    </div>
  );
}
