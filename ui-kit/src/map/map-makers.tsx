import { attributionParts } from './attribution.ts';
import styles from './map-makers.module.css';

/** Props of {@link MapMakers}. */
export interface MapMakersProps {
  /** Text, with links at most. */
  readonly attribution: string;
  /** Said to screen readers of each link, such as "opens in a new tab". */
  readonly newTabLabel: string;
}

/** Who made a map: their names, and links to what they ask to be linked. */
export const MapMakers = ({ attribution, newTabLabel }: MapMakersProps) =>
  attributionParts(attribution).map(({ text, href }) =>
    href ? (
      <a key={text} className={styles.maker} href={href} target="_blank" rel="noopener">
        {text}
        <span className="visually-hidden"> ({newTabLabel})</span>
      </a>
    ) : (
      text
    ),
  );
