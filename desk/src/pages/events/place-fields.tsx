import { useField } from '@ecocircle/app-kit/form';
import { createAddressSearch, type Place, PlacePicker } from '@ecocircle/app-kit/place-picker';
import { EVENT_LIMITS, type FoundPlace } from '@ecocircle/shared-contracts';
import { TextField } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { $api } from '../../platform/api.ts';
import { editForm } from './edit-model.ts';

const search = createAddressSearch({
  source: $api,
  send: (api, query, signal) => api({ path: '/places/search/', query, signal }),
});

/** Where the event is: the place on the map, and its address. */
export function PlaceFields() {
  const { t } = useTranslation();
  const { value: lng, onValueChange: changeLng, valid: _, ...field } = useField(editForm, 'lng');
  const { value: lat, onValueChange: changeLat } = useField(editForm, 'lat');
  const address = useField(editForm, 'address');
  const change = (place: Place | null) => {
    changeLng(place?.lng ?? null);
    changeLat(place?.lat ?? null);
  };
  // An address that somebody typed stays: the search does not write over it.
  const takeAddress = (found: FoundPlace) => {
    if (address.value.trim() === '') address.onValueChange(found.address.slice(0, EVENT_LIMITS.address));
  };
  return (
    <>
      <PlacePicker
        {...field}
        value={lng === null || lat === null ? null : { lng, lat }}
        onChange={change}
        onAddress={takeAddress}
        search={search}
        mapTiles={null}
      />
      <TextField {...address} label={t('events.facts.address')} maxLength={EVENT_LIMITS.address} />
    </>
  );
}
