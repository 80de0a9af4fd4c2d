import { useField } from '@ecocircle/app-kit/form';
import type { Place } from '@ecocircle/app-kit/place-picker';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { OwnPlacePicker } from '../place-picker/index.ts';
import { DuplicatesNote } from './duplicates-note.tsx';
import { addressFound, editor } from './model.ts';
import { FieldPlace, Section } from './section.tsx';
import { TextPlace } from './text-place.tsx';

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
  const { value, change, field } = usePlace();
  const takeAddress = useUnit(addressFound);
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
      <TextPlace
        path="address"
        label={t('editor.field.address')}
        hint={t('editor.place.addressHint')}
        autoComplete="off"
      />
      <DuplicatesNote />
    </Section>
  );
}
