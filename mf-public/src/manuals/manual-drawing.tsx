import { Drawing, type DrawingSource, emptyMapDrawing, eventCoverDrawing } from '@ecocircle/ui-kit';
import type { DrawingName } from './manual.ts';
import styles from './manual-drawing.module.css';

const DRAWINGS: Readonly<Record<DrawingName, DrawingSource>> = {
  cleanup: eventCoverDrawing('cleanup'),
  map: emptyMapDrawing,
};

/** A drawing between paragraphs; it says nothing that the text does not. */
export function ManualDrawing({ name }: { readonly name: DrawingName }) {
  return (
    <div className={`${styles.frame} no-print`}>
      <Drawing of={DRAWINGS[name]} className={styles.drawing} />
    </div>
  );
}
