import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../button/index.ts';
import { MinusIcon, PlusIcon } from '../icons/index.ts';
import type { GroundState } from './basemap.ts';
import styles from './map-surface.module.css';

/** Props of {@link MapSurface}. */
export interface MapSurfaceProps {
  /** Where the map is drawn. */
  readonly element: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly zoomInLabel: string;
  readonly zoomOutLabel: string;
  /** What is said where nobody has streets. */
  readonly noStreetsLabel: string;
  /** Changes the zoom; null until the map is there. */
  readonly zoomBy: ((steps: number) => void) | null;
  readonly ground: GroundState;
}

/** A map that fills the element around it, with its zoom, and who drew it. */
export function MapSurface(props: MapSurfaceProps) {
  const { element, label, zoomInLabel, zoomOutLabel, noStreetsLabel, zoomBy, ground } = props;
  return (
    <>
      <section ref={element} className={styles.canvas} aria-label={label} />
      {zoomBy && (
        <div className={styles.zoom}>
          <IconButton variant="secondary" label={zoomInLabel} icon={<PlusIcon />} onClick={() => zoomBy(1)} />
          <IconButton
            variant="secondary"
            label={zoomOutLabel}
            icon={<MinusIcon />}
            onClick={() => zoomBy(-1)}
          />
        </div>
      )}
      <MapAttribution>
        {ground.isAtEnd && <span className={styles.note}>{noStreetsLabel}</span>}
        {ground.attribution}
      </MapAttribution>
    </>
  );
}

/** Who drew a map, in its corner. */
export const MapAttribution = ({ children }: { readonly children: ReactNode }) => (
  <small className={styles.attribution}>{children}</small>
);
