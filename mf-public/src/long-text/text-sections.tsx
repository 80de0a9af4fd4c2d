import { Fragment, type ReactNode } from 'react';
import type { TextBlock, TextSection } from './blocks.ts';
import styles from './long-text.module.css';
import { TextBlockView } from './text-blocks.tsx';

/** Props of {@link TextSections}. */
export interface TextSectionsProps<Block> {
  readonly sections: readonly TextSection<Block | TextBlock>[];
  /** Shows the blocks that only this page has, such as pictures; nothing for those of every long text. */
  readonly showBlock?: (block: Block | TextBlock) => ReactNode;
  /** Stands after every title that has an anchor. */
  readonly afterTitle?: (id: string, title: string) => ReactNode;
  /** Numbers the titles, as legal texts do. */
  readonly numbered?: boolean;
}

/** The sections of a long text, each with its anchor. */
export function TextSections<Block = never>({
  sections,
  showBlock,
  afterTitle,
  numbered,
}: TextSectionsProps<Block>) {
  return (
    <div className={styles.text} data-numbered={numbered || undefined}>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
            {afterTitle?.(id, title)}
          </h2>
          {blocks.map((block, index) => (
            <Fragment key={index}>
              {showBlock?.(block) ?? <TextBlockView block={block as TextBlock} afterTitle={afterTitle} />}
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}
