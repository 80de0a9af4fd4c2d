import { classNames } from '../class-names.ts';
import { useReducedMotion } from '../environment/index.ts';
import styles from './spinner.module.css';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  readonly size?: 'sm' | 'md' | 'lg';
  /** Announced politely; without it the spinner is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A turning ring that says that something is under way; who prefers reduced motion has the words alone. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  const isStill = useReducedMotion();
  const ring = isStill ? null : (
    <span className={classNames(styles.ring, className)} data-size={size} aria-hidden="true" />
  );
  if (label === undefined) return ring;
  return (
    <span className={styles.labelled} role="status">
      {ring}
      <span>{label}</span>
    </span>
  );
}
