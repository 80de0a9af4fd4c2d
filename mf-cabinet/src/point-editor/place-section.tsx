import { useField } from '@ecocircle/app-kit/form';
import type { Place } from '@ecocircle/app-kit/place-picker';
import { type FoundPlace, POINT_LIMITS } from '@ecocircle/shared-contracts';
import { TextField } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { OwnPlacePicker } from '../place-picker/index.ts';
import { DuplicatesNote } from './duplicates-note.tsx';
import { editor } from './model.ts';
import { FieldPlace, Section } from './section.tsx';

/** The place in the two fields that hold it. */
function usePlace() {
  const lng = useField(editor, 'lng');
  const lat = useField(editor, 'lat');
  const change = (place: Place | null) => {
    lng.onValueChange(place?.lng ?? null);
    lat.onValueChange(place?.lat ?? null);
  };
  const value = lng.value === null || lat.value === null ? null : { lng: lng.value, lat: lat.value };
  return { value, change, field: lat };
}

/** Where the point is: its address, and its place on the map. */
export function PlaceSection() {
  const { t } = useTranslation();
  const address = useField(editor, 'address');
  const { value, change, field } = usePlace();
  // An address that somebody typed is theirs: the search does not write over it.
  const takeAddress = (found: FoundPlace) => {
    if (address.value.trim() === '') address.onValueChange(found.address.slice(0, POINT_LIMITS.address));
  };
  return (
    <Section name="place">
      <FieldPlace path="coords">
        <OwnPlacePicker
          value={value}
          onChange={change}
          onAddress={takeAddress}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          error={field.error}
          errorShown={field.errorShown}
        />
      </FieldPlace>
      <FieldPlace path="address">
        <TextField
          label={t('editor.field.address')}
          hint={t('editor.place.addressHint')}
          autoComplete="off"
          required
          {...address}
        />
      </FieldPlace>
      <DuplicatesNote />
    </Section>
  );
}
