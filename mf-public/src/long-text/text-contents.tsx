import type { TextSection } from './blocks.ts';
import styles from './long-text.module.css';

/** Props of {@link TextContents}. */
export interface TextContentsProps {
  readonly sections: readonly Pick<TextSection, 'id' | 'title'>[];
  /** Its heading, such as "On this page". */
  readonly label: string;
  /** The section that is being read. */
  readonly current?: string | undefined;
  readonly numbered?: boolean;
}

/** The table of contents of a long text. */
export function TextContents({ sections, label, current, numbered }: TextContentsProps) {
  return (
    <nav className={`${styles.contents} no-print`} aria-label={label} data-numbered={numbered || undefined}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {label}
      </p>
      <ol className={styles.contentsList}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.contentsLink}
              aria-current={id === current ? 'true' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
