import { Link } from '@ecocircle/shared-contracts/router';
import type { TextSection } from './blocks.ts';
import styles from './long-text.module.css';

type Entry = Pick<TextSection, 'id' | 'title'>;

/** Props of {@link TextContents}. */
export interface TextContentsProps {
  /** `parts` are headings inside of a section. */
  readonly sections: readonly (Entry & { readonly parts?: readonly Entry[] })[];
  /** Its heading, such as "On this page". */
  readonly label: string;
  /** The section that is being read. */
  readonly current?: string | undefined;
  readonly numbered?: boolean;
}

function EntryLink({ entry, current }: { readonly entry: Entry; readonly current: string | undefined }) {
  return (
    <Link
      to={`#${entry.id}`}
      className={styles.contentsLink}
      aria-current={entry.id === current ? 'true' : undefined}
    >
      {entry.title}
    </Link>
  );
}

/** The table of contents of a long text. */
export function TextContents({ sections, label, current, numbered }: TextContentsProps) {
  return (
    <nav className={`${styles.contents} no-print`} aria-label={label} data-numbered={numbered || undefined}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {label}
      </p>
      <ol className={styles.contentsList}>
        {sections.map((section) => (
          <li key={section.id}>
            <EntryLink entry={section} current={current} />
            {section.parts && section.parts.length > 0 && (
              <ol className={styles.contentsParts}>
                {section.parts.map((part) => (
                  <li key={part.id}>
                    <EntryLink entry={part} current={current} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
