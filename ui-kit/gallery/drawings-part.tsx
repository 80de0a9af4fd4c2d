import type { EventKind } from '@ecocircle/shared-contracts';
import * as spots from '../src/drawings/spots.ts';
import { Drawing, eventCoverDrawing, heroDrawing } from '../src/index.ts';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

const KINDS: readonly EventKind[] = ['cleanup', 'collection', 'planting', 'workshop', 'exchange'];

/** Every drawing. */
export const DrawingsPart = () => (
  <Section title="Drawings">
    <div className={styles.hero}>
      <Drawing of={heroDrawing} loading="eager" />
    </div>
    <div className={styles.drawings}>
      {Object.entries(spots).map(([name, drawing]) => (
        <figure key={name}>
          <Drawing of={drawing} loading="eager" />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      {KINDS.map((kind) => (
        <figure key={kind}>
          <Drawing of={eventCoverDrawing(kind)} loading="eager" />
          <figcaption>{kind}</figcaption>
        </figure>
      ))}
    </div>
  </Section>
);
