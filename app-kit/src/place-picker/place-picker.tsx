import type { FoundPlace } from '@ecocircle/shared-contracts';
import { Button, MapPinIcon } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useWording } from '../wording/index.ts';
import type { AddressSearch } from './address-search.ts';
import { AddressSearchField } from './address-search-field.tsx';
import type { Place } from './coordinates.ts';
import { CoordinatesField } from './coordinates-field.tsx';
import { type MapSource, PickerMap } from './picker-map.tsx';
import styles from './place-picker.module.css';
import { startPlaceOf } from './start-place.ts';
import { useMyPosition } from './use-my-position.ts';

/** Props of {@link PlacePicker}. What belongs to a field (`name`, `onBlur`, `error`) goes to that of the coordinates. */
export interface PlacePickerProps extends MapSource {
  readonly search: AddressSearch;
  /** Offers the position of the device: for people who may stand at the place. */
  readonly asksDevice?: boolean;
  readonly value: Place | null;
  /** Given null while what is typed is no place. */
  readonly onChange: (place: Place | null) => void;
  /** An address was found by the search: its place has been given to `onChange`. */
  readonly onAddress?: (found: FoundPlace) => void;
  readonly error?: ReactNode;
  readonly errorShown?: boolean;
  readonly required?: boolean;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly onFocus?: () => void;
}

function MyPosition({ onFound }: { readonly onFound: (place: Place) => void }) {
  const { t } = useWording();
  const { ask, isAsking, problem } = useMyPosition(onFound);
  return (
    <div className={styles.position}>
      <Button variant="secondary" icon={<MapPinIcon size="sm" />} loading={isAsking} onClick={ask}>
        {t(isAsking ? 'place.locating' : 'place.myPosition')}
      </Button>
      <p role="status" className={styles.problem}>
        {problem && t(`place.position.${problem}`)}
      </p>
    </div>
  );
}

/**
 * Chooses a place: by its address, on the map by tap, drag or arrow keys, by typed coordinates, or by the device's position.
 *
 * @example
 * <PlacePicker value={place} onChange={placeChanged} search={search} mapTiles={null} required />
 */
export function PlacePicker(props: PlacePickerProps) {
  const { value, onChange, onAddress, search, asksDevice = false, mapTiles, onMapFailed, ...field } = props;
  const start = startPlaceOf(useWording().locale);
  const take = (found: FoundPlace) => {
    onChange({ lng: found.lng, lat: found.lat });
    onAddress?.(found);
  };
  return (
    <div className={styles.picker}>
      <AddressSearchField search={search} near={value ?? start} onFound={take} />
      <PickerMap
        value={value}
        start={value ?? start}
        onChange={onChange}
        mapTiles={mapTiles}
        {...(onMapFailed && { onMapFailed })}
      />
      <div className={styles.below}>
        <CoordinatesField {...field} value={value} near={start} onChange={onChange} />
        {asksDevice && <MyPosition onFound={onChange} />}
      </div>
    </div>
  );
}
