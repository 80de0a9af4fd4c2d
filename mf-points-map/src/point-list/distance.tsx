import { useServices } from '@ecocircle/app-kit/remote';
import { formatDistance, useWording } from '@ecocircle/app-kit/wording';
import {
  type Coordinates,
  isPrecise,
  metresBetween,
  type OwnPosition,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { useCallback, useSyncExternalStore } from 'react';
import styles from './point-list.module.css';

/** Where the visitor's device is, as far as it has told. */
function usePosition(): OwnPosition | null {
  // A shell before contract 1.5 does not give it.
  const { location }: Partial<ShellServices> = useServices();
  const subscribe = useCallback(
    (changed: () => void) => location?.subscribe(changed) ?? (() => {}),
    [location],
  );
  return useSyncExternalStore(
    subscribe,
    () => location?.get().position ?? null,
    () => null,
  );
}

/** How far a point is from the visitor; nothing where their device has not told, or knows no street. */
export function Distance({ point }: { readonly point: Coordinates }) {
  const { locale } = useWording();
  const position = usePosition();
  if (!position || !isPrecise(position)) return null;
  return <span className={styles.distance}>{formatDistance(metresBetween(position, point), locale)}</span>;
}
