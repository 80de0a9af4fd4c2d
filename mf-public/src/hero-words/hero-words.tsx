import type { ReactNode } from 'react';
import styles from './hero-words.module.css';

/** Props of {@link HeroWords}. */
export interface HeroWordsProps {
  /** Of the heading, which names the first screen. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** What a first screen says, on a deep ground beside its picture. */
export function HeroWords({ id, title, lead, children }: HeroWordsProps) {
  return (
    <div className={styles.words}>
      <h1 id={id} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
