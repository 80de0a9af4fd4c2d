import { useServices } from '@ecocircle/app-kit/remote';
import type { FoundPlace } from '@ecocircle/shared-contracts';
import { Button, MapPinIcon } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressSearchField } from './address-search-field.tsx';
import type { Place } from './coordinates.ts';
import { CoordinatesField } from './coordinates-field.tsx';
import { PickerMap } from './picker-map.tsx';
import styles from './place-picker.module.css';
import { startPlaceOf } from './start-place.ts';
import { useMyPosition } from './use-my-position.ts';

/** Props of {@link PlacePicker}. What belongs to a field (`name`, `onBlur`, `error`) goes to that of the coordinates. */
export interface PlacePickerProps {
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
  const { t } = useTranslation();
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
 * <PlacePicker value={place} onChange={placeChanged} required />
 */
export function PlacePicker({ value, onChange, onAddress, ...field }: PlacePickerProps) {
  const { locale } = useServices();
  const start = startPlaceOf(locale.locale);
  const take = (found: FoundPlace) => {
    onChange({ lng: found.lng, lat: found.lat });
    onAddress?.(found);
  };
  return (
    <div className={styles.picker}>
      <AddressSearchField near={value ?? start} onFound={take} />
      <PickerMap value={value} start={value ?? start} onChange={onChange} />
      <div className={styles.below}>
        <CoordinatesField {...field} value={value} near={start} onChange={onChange} />
        <MyPosition onFound={onChange} />
      </div>
    </div>
  );
}
