import type { RefObject } from 'react';
import { IconButton } from '../button/index.ts';
import { MinusIcon, PlusIcon } from '../icons/index.ts';
import type { GroundState } from './basemap.ts';
import { MapMakers, type MapMakersProps } from './map-makers.tsx';
import styles from './map-surface.module.css';

/** Props of {@link MapSurface}. */
export interface MapSurfaceProps extends Pick<MapMakersProps, 'newTabLabel'> {
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
  const { element, label, zoomInLabel, zoomOutLabel, noStreetsLabel, newTabLabel, zoomBy, ground } = props;
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
      <MapAttribution
        attribution={ground.attribution}
        newTabLabel={newTabLabel}
        note={ground.isAtEnd ? noStreetsLabel : undefined}
      />
    </>
  );
}

/** Who made a map, in its corner. */
export const MapAttribution = ({
  note,
  ...makers
}: MapMakersProps & { readonly note?: string | undefined }) => (
  <small className={styles.attribution}>
    {note && <span className={styles.note}>{note}</span>}
    <MapMakers {...makers} />
  </small>
);
