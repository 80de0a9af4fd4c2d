import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { frameSize, frameTiles, type MapFrame } from './map-frame.ts';
import styles from './still-map.module.css';

interface ElsewherePiecesProps {
  readonly frame: MapFrame;
  /** In Leaflet's notation. */
  readonly url: string;
  readonly onFailed: (() => void) | undefined;
}

/** Until hydration nobody is told that a picture failed: it says so itself. */
const hasFailed = (picture: HTMLImageElement): boolean => picture.complete && picture.naturalWidth === 0;

/** The tiles of a service from elsewhere; where one fails none is shown, for half a map is none. */
export function ElsewherePieces({ frame, url, onFailed }: ElsewherePiecesProps) {
  const pieces = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    onFailed?.();
  };
  const lookBack = useEffectEvent(() => {
    if ([...(pieces.current?.querySelectorAll('img') ?? [])].some(hasFailed)) fail();
  });
  useEffect(() => lookBack(), []);
  if (isFailed) return null;
  return (
    <div ref={pieces} className={styles.elsewhere}>
      {frameTiles(frame).map(({ x, y }) => (
        <img
          key={`${x}/${y}`}
          className={styles.piece}
          src={url.replace('{z}', `${frame.zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`)}
          {...frameSize({ columns: 1, rows: 1 })}
          alt=""
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          decoding="async"
          onError={fail}
        />
      ))}
    </div>
  );
}
