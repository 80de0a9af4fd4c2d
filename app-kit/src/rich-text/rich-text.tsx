import { type RichBlock, type RichInline, richText } from '@ecocircle/shared-contracts/rich-text';
import { Link } from '@ecocircle/ui-kit';
import { type ReactNode, useMemo } from 'react';

function Piece({ piece }: { readonly piece: RichInline }): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'strong':
      return (
        <strong>
          <Pieces of={piece.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Pieces of={piece.children} />
        </em>
      );
    case 'link':
      return (
        // What visitors follow out of a text of others is nothing that the portal vouches for.
        <Link href={piece.href} rel="nofollow ugc noopener noreferrer">
          <Pieces of={piece.children} />
        </Link>
      );
  }
}

const Pieces = ({ of }: { readonly of: readonly RichInline[] }) =>
  of.map((piece, index) => <Piece key={index} piece={piece} />);

function Block({ block }: { readonly block: RichBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p dir="auto">
        <Pieces of={block.children} />
      </p>
    );
  const items = block.items.map((item, index) => (
    <li key={index}>
      <Pieces of={item} />
    </li>
  ));
  return block.start === null ? (
    <ul dir="auto">{items}</ul>
  ) : (
    <ol dir="auto" start={block.start}>
      {items}
    </ol>
  );
}

/** A text with paragraphs, lists, emphasis and links, as React elements: HTML in it is text. */
export function RichText({ text }: { readonly text: string }) {
  const blocks = useMemo(() => richText(text), [text]);
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
