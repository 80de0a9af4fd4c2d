import styles from './section-head.module.css';

interface SectionHeadProps {
  /** Of the title, which the section is labelled by. */
  readonly id: string;
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly lead?: string | undefined;
}

/** The title of a part of a long page or form. */
export const SectionHead = ({ id, title, lead }: SectionHeadProps) => (
  <header>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {lead && <p className={styles.lead}>{lead}</p>}
  </header>
);
