import { useServices } from '@ecocircle/app-kit/remote';
import { isPrecise, type LocateProblem, type Unsubscribe } from '@ecocircle/shared-contracts';
import { useEffect, useRef, useState } from 'react';
import type { LeafletMap } from '../../map-canvas/index.ts';

/** What there is to say of the visitor's position, by the keys of its texts; `accuracy` is in metres. */
export type PositionNote =
  | { readonly kind: LocateProblem }
  | { readonly kind: 'rough'; readonly accuracy: number };

/** Shows on the map where the visitor is, and follows them from one press to the next. */
export function useOwnPosition(map: LeafletMap | null) {
  const { location } = useServices();
  const leave = useRef<Unsubscribe | null>(null);
  const isFound = useRef(false);
  const [isFollowing, setFollowing] = useState(false);
  const [note, setNote] = useState<PositionNote | null>(null);

  useEffect(() => {
    if (!map) return undefined;
    const show = ({ position, source }: ReturnType<typeof location.get>): void => {
      const own = source === 'gps' ? position : null;
      map.setOwnPosition(own);
      if (!own || !leave.current) return;
      if (isFound.current) map.followOwnPosition(own);
      else map.fitOwnPosition(own);
      isFound.current = true;
      setNote(isPrecise(own) ? null : { kind: 'rough', accuracy: own.accuracy });
    };
    show(location.get());
    return location.subscribe(show);
  }, [location, map]);
  useEffect(() => () => leave.current?.(), []);

  const stop = (): void => {
    leave.current?.();
    leave.current = null;
    setFollowing(false);
  };
  const start = (): void => {
    isFound.current = false;
    setFollowing(true);
    leave.current = location.watch((kind) => {
      // A device that is late for once has been heard before, and goes on.
      if (isFound.current && kind === 'timeout') return;
      setNote({ kind });
      if (kind === 'denied' || kind === 'unsupported') stop();
    });
  };
  const toggle = (): void => {
    setNote(null);
    if (isFollowing) stop();
    else start();
  };
  return { isFollowing, toggle, note, dismiss: () => setNote(null), chooseCity: location.openChoice };
}
