import { useServices } from '@ecocircle/app-kit/remote';
import { mapFrame, SMALL_FRAME, StillMap, toFramePixels } from '../../still-map/index.ts';
import styles from './place-map.module.css';

/** The built-in basemap has towns and roads between them; a server of one's own has streets. */
const BUILT_IN_ZOOM = 9;
const OWN_ZOOM = 14;

/** A small picture of the map with one place, in degrees of WGS 84, in its middle. */
export function PlaceMap({ place }: { readonly place: { readonly lng: number; readonly lat: number } }) {
  const { mapTiles } = useServices();
  const frame = mapFrame(place, { ...SMALL_FRAME, zoom: mapTiles ? OWN_ZOOM : BUILT_IN_ZOOM });
  const { x, y } = toFramePixels(frame, place);
  return (
    <div className={styles.frame}>
      <StillMap frame={frame} className={styles.sheet}>
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
