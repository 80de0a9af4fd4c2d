import {
  LOCATION_TIMES,
  type LocateProblem,
  type OwnPosition,
  type Unsubscribe,
} from '@ecocircle/shared-contracts';

/** What a browser tells positions by. */
export type Device = Pick<Geolocation, 'watchPosition' | 'clearWatch'>;

/** Who hears of a device. */
export interface DeviceListener {
  readonly onPosition: (position: OwnPosition) => void;
  /** An error that no position followed. */
  readonly onProblem: (problem: LocateProblem) => void;
}

/** The codes of `GeolocationPositionError`. */
const PROBLEMS: Readonly<Record<number, LocateProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

const toPosition = ({ coords, timestamp }: GeolocationPosition): OwnPosition => ({
  lng: coords.longitude,
  lat: coords.latitude,
  accuracy: coords.accuracy,
  heading: Number.isFinite(coords.heading) ? coords.heading : null,
  at: timestamp,
});

const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: LOCATION_TIMES.fix,
  maximumAge: LOCATION_TIMES.fresh,
};

/** Follows a device until unsubscribed. The browser asks the visitor before it tells anything. */
export function followDevice(
  device: Device | undefined,
  { onPosition, onProblem }: DeviceListener,
): Unsubscribe {
  if (!device) {
    onProblem('unsupported');
    return () => {};
  }
  let complaint: ReturnType<typeof setTimeout> | undefined;
  const id = device.watchPosition(
    (told) => {
      clearTimeout(complaint);
      onPosition(toPosition(told));
    },
    ({ code }) => {
      clearTimeout(complaint);
      complaint = setTimeout(() => onProblem(PROBLEMS[code] ?? 'unavailable'), LOCATION_TIMES.errorDebounce);
    },
    OPTIONS,
  );
  return () => {
    clearTimeout(complaint);
    device.clearWatch(id);
  };
}
