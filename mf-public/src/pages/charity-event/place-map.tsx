import { useState } from 'react';
import { mapFrame, SMALL_FRAME, type StillGround, StillMap, toFramePixels } from '../../still-map/index.ts';
import styles from './place-map.module.css';

/** Where streets are drawn the place is shown among them, elsewhere among the towns around it. */
const STREET_ZOOM = 15;
const TOWN_ZOOM = 9;

interface PlaceMapProps {
  /** In degrees of WGS 84. */
  readonly place: { readonly lng: number; readonly lat: number };
  readonly ground: StillGround;
}

/** A small picture of the map with one place in its middle. */
export function PlaceMap({ place, ground }: PlaceMapProps) {
  const [isElsewhereShown, setElsewhereShown] = useState(false);
  const frameAt = (zoom: number) => mapFrame(place, { ...SMALL_FRAME, zoom });
  const frame = frameAt(ground.hasStreets || isElsewhereShown ? STREET_ZOOM : TOWN_ZOOM);
  const { x, y } = toFramePixels(frame, place);
  return (
    <div className={styles.frame}>
      <StillMap
        frame={frame}
        ground={ground}
        className={styles.sheet}
        elsewhereFrame={frameAt(STREET_ZOOM)}
        onElsewhere={setElsewhereShown}
      >
        <circle className={styles.halo} cx={x} cy={y} r="26" />
        <path
          className={styles.pin}
          transform={`translate(${x} ${y})`}
          d="M0 0C-4-7-13-13-13-23a13 13 0 0 1 26 0C13-13 4-7 0 0Z"
        />
        <circle className={styles.eye} cx={x} cy={y - 23} r="4.5" />
      </StillMap>
    </div>
  );
}
