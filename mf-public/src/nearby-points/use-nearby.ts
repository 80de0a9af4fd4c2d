import { useServices } from '@ecocircle/app-kit/remote';
import { type LocateProblem, startOfWay, type VisitorPlace } from '@ecocircle/shared-contracts';
import { useEffect, useRef, useState } from 'react';
import { type NearbyPoints, type NearbyQuestion, requestNearby } from './nearby-points.ts';

const keyOf = (place: VisitorPlace): string => {
  const { lng, lat } = startOfWay(place);
  return `${lng.toFixed(4)},${lat.toFixed(4)}`;
};

/** What a page came with, and what it asked for it by. */
export interface LoadedNearby extends Pick<NearbyQuestion, 'materials' | 'most'> {
  readonly nearby: NearbyPoints | null;
  /** The {@link nearbyKey} of the place that it was loaded for. */
  readonly nearbyFor: string;
}

/** The points near the visitor: those of the page at first, those of another place as soon as it is known. */
export function useNearby({ materials, most, nearby: loaded, nearbyFor }: LoadedNearby) {
  const { api, locale, location, telemetry } = useServices();
  const [nearby, setNearby] = useState(loaded);
  const [problem, setProblem] = useState<LocateProblem | null>(null);
  const [isLooking, setLooking] = useState(false);
  const shownFor = useRef(nearbyFor);
  useEffect(() => {
    let isGone = false;
    const show = async (place: VisitorPlace): Promise<void> => {
      if (keyOf(place) === shownFor.current) return;
      shownFor.current = keyOf(place);
      try {
        const found = await requestNearby(api, { materials, most, place, about: locale });
        if (!isGone && keyOf(place) === shownFor.current) setNearby(found);
      } catch (error) {
        telemetry.error(error, { part: 'nearby-points' });
      }
    };
    void show(location.get());
    const leave = location.subscribe((place) => void show(place));
    return () => {
      isGone = true;
      leave();
    };
  }, [api, locale, location, telemetry, materials, most]);
  const locate = async (): Promise<void> => {
    setLooking(true);
    const outcome = await location.locate();
    setProblem(outcome.problem);
    setLooking(false);
  };
  return { nearby, problem, isLooking, locate };
}

export { keyOf as nearbyKey };
