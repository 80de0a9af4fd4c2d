import { type KeptPosition, type OwnPosition, readKeptPosition } from '@ecocircle/shared-contracts';
import { ifStorageAllows } from '../storage/storage-allowed.ts';

const KEY = 'location';

/** The position of the last hour; null where there is none, or the browser keeps nothing. */
export const keptPosition = (now: number = Date.now()): KeptPosition | null =>
  readKeptPosition(
    ifStorageAllows(() => localStorage.getItem(KEY)),
    now,
  );

/** Keeps a position for an hour; a browser that keeps nothing just asks again. */
export const keepPosition = (position: KeptPosition): void =>
  void ifStorageAllows(() => localStorage.setItem(KEY, JSON.stringify(position)));

export const forgetPosition = (): void => void ifStorageAllows(() => localStorage.removeItem(KEY));

/** A kept position as one that the device told. */
export const asPosition = ({ lng, lat, accuracy, at }: KeptPosition): OwnPosition => ({
  lng,
  lat,
  accuracy,
  at,
  heading: null,
});
