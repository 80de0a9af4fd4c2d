import { serviceOf } from '@ecocircle/ui-kit/map';
import { useEffect, useEffectEvent, useRef } from 'react';
import { frameSize, frameTiles, type MapFrame, middleTile } from './map-frame.ts';
import styles from './still-map.module.css';

/** What browsers tell the service of the page, whatever the page itself tells. */
const REFERRER = 'strict-origin-when-cross-origin';

interface ElsewherePiecesProps {
  readonly frame: MapFrame;
  /** In Leaflet's notation. */
  readonly url: string;
  /** Whether the service answers. */
  readonly isShown: boolean;
  readonly onShown: (isShown: boolean) => void;
}

/** Calls back once an element can be seen; gives how to stop waiting. */
function onceInSight(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

interface ProbeProps {
  readonly service: string;
  readonly tile: string;
  readonly onAnswer: () => void;
}

/** The tile that decides, as in the maps that move: none but it is asked for until the service has answered. */
function Probe({ service, tile, onAnswer }: ProbeProps) {
  const picture = useRef<HTMLImageElement>(null);
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    const image = picture.current;
    if (!image?.parentElement) return undefined;
    const left = new AbortController();
    const stopWaiting = onceInSight(image.parentElement, async () => {
      const came = await serviceOf(service).load(image, tile, left.signal);
      if (came && !left.signal.aborted) answer();
    });
    return () => {
      stopWaiting();
      left.abort();
    };
  }, [service, tile]);
  return <img ref={picture} alt="" hidden referrerPolicy={REFERRER} />;
}

/**
 * The tiles of a service from elsewhere, once it has shown that it answers; where one fails none is shown, for half a
 * map is none.
 */
export function ElsewherePieces({ frame, url, isShown, onShown }: ElsewherePiecesProps) {
  const addressOf = ({ x, y }: { readonly x: number; readonly y: number }): string =>
    url.replace('{z}', `${frame.zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
  if (!isShown)
    return <Probe service={url} tile={addressOf(middleTile(frame))} onAnswer={() => onShown(true)} />;
  return (
    <div className={styles.elsewhere}>
      {frameTiles(frame).map((tile) => (
        <img
          key={addressOf(tile)}
          className={styles.piece}
          src={addressOf(tile)}
          {...frameSize({ columns: 1, rows: 1 })}
          alt=""
          referrerPolicy={REFERRER}
          loading="lazy"
          decoding="async"
          onError={() => onShown(false)}
        />
      ))}
    </div>
  );
}
