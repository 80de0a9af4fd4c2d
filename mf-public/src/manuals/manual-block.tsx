import type { ReactNode } from 'react';
import type { TextBlock } from '../long-text/index.ts';
import { AnchorLink } from './anchor-link.tsx';
import type { ManualBlock } from './manual.ts';
import { ManualDrawing } from './manual-drawing.tsx';
import { ManualFigure } from './manual-figure.tsx';
import { SampleText } from './sample-text.tsx';

/** Shows the blocks that only manuals have, and nothing for the others. */
export function manualBlock(block: ManualBlock | TextBlock): ReactNode {
  switch (block.kind) {
    case 'figure':
      return <ManualFigure {...block} />;
    case 'drawing':
      return <ManualDrawing name={block.name} />;
    case 'sample':
      return <SampleText title={block.title} text={block.text} />;
    default:
      return null;
  }
}

/** What stands after a title that has an anchor. */
export const anchorLink = (id: string, title: string): ReactNode => <AnchorLink id={id} title={title} />;
