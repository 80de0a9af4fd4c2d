import { classNames } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import styles from './hero-words.module.css';

/** Props of {@link HeroWords}. */
export interface HeroWordsProps {
  /** Of the heading, which names the first screen. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Whether a phone shows the title alone above what can be done. */
  readonly brief?: boolean;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** What a first screen says, on a deep ground beside its picture. */
export function HeroWords({ id, title, lead, brief, children }: HeroWordsProps) {
  return (
    <div className={classNames(styles.words, brief && styles.brief)}>
      <h1 id={id} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
