import { type ReactNode, useId } from 'react';
import type { TextBlock } from './blocks.ts';
import styles from './long-text.module.css';
import { TextWithMarks } from './text-with-marks.tsx';

type Of<Kind extends TextBlock['kind']> = Extract<TextBlock, { kind: Kind }>;

function List({ items, ordered }: Of<'list'>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <TextWithMarks text={item} />
        </li>
      ))}
    </Tag>
  );
}

function Note({ title, text }: Of<'note'>) {
  return (
    <div className={styles.note} role="note">
      {title && <strong>{title}</strong>}
      <p>
        <TextWithMarks text={text} />
      </p>
    </div>
  );
}

function Row({ head, cells }: { readonly head: readonly string[]; readonly cells: readonly string[] }) {
  return (
    <tr>
      {cells.map((cell, column) => {
        const Cell = column === 0 ? 'th' : 'td';
        return (
          <Cell key={head[column]} scope={column === 0 ? 'row' : undefined} data-label={head[column]}>
            <TextWithMarks text={cell} />
          </Cell>
        );
      })}
    </tr>
  );
}

/** On a narrow page each row stands as a card of its own, so that nothing runs out of the page sideways. */
function Table({ caption, head, rows }: Of<'table'>) {
  const id = useId();
  return (
    <table className={styles.table} aria-labelledby={id}>
      <caption id={id} className="visually-hidden">
        {caption}
      </caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <Row key={cells[0]} head={head} cells={cells} />
        ))}
      </tbody>
    </table>
  );
}

/** Shows one block of a long text. */
export function TextBlockView({
  block,
  afterTitle,
}: {
  readonly block: TextBlock;
  readonly afterTitle?: ((id: string, title: string) => ReactNode) | undefined;
}) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <TextWithMarks text={block.text} />
        </p>
      );
    case 'heading':
      return (
        <h3 id={block.id} className={styles.subtitle}>
          {block.text}
          {block.id && afterTitle?.(block.id, block.text)}
        </h3>
      );
    case 'list':
      return <List {...block} />;
    case 'note':
      return <Note {...block} />;
    case 'table':
      return <Table {...block} />;
  }
}
