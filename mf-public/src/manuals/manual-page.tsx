import { TextSections } from '../long-text/index.ts';
import { BackToContents } from './back-to-contents.tsx';
import type { ManualBlock } from './manual.ts';
import { anchorLink, manualBlock } from './manual-block.tsx';
import styles from './manual-page.module.css';
import { useAnchorFocus } from './use-anchor-focus.ts';
import { useManual } from './use-manual.ts';

/** The text of a manual; its title and its table of contents are in the slots. */
export function ManualPage() {
  const manual = useManual();
  useAnchorFocus();
  if (!manual) return null;
  return (
    <article className={styles.page}>
      <TextSections<ManualBlock> sections={manual.sections} showBlock={manualBlock} afterTitle={anchorLink} />
      <BackToContents />
    </article>
  );
}
