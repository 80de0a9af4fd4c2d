import { useState } from 'react';
import { type Place, roundPlace } from './coordinates.ts';

/** Why a position is not known, by the keys of its texts. */
export type PositionProblem = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

/** The codes of `GeolocationPositionError`. */
const PROBLEMS: Readonly<Record<number, PositionProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };
const PATIENCE_MS = 10_000;
const FRESH_MS = 60_000;

/** Asks the device where it is; `onFound` gets the place, `problem` says why there is none. */
export function useMyPosition(onFound: (place: Place) => void) {
  const [problem, setProblem] = useState<PositionProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    if (!navigator.geolocation) return setProblem('unsupported');
    setProblem(null);
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onFound(roundPlace({ lng: coords.longitude, lat: coords.latitude }));
      },
      ({ code }) => {
        setAsking(false);
        setProblem(PROBLEMS[code] ?? 'unavailable');
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  };
  return { ask, isAsking, problem };
}
