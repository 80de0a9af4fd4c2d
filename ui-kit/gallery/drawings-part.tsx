import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import * as spots from '../src/drawings/spots.ts';
import { Drawing, eventCoverDrawing, Street } from '../src/index.ts';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

const ALL = [
  ...Object.entries(spots),
  ...EVENT_KINDS.map((kind) => [kind, eventCoverDrawing(kind)] as const),
];

/** Every drawing. */
export const DrawingsPart = () => (
  <Section title="Drawings">
    <Street className={styles.hero} />
    <div className={styles.drawings}>
      {ALL.map(([name, drawing]) => (
        <figure key={name}>
          <Drawing of={drawing} loading="eager" />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  </Section>
);
