export { type AddressSearch, createAddressSearch } from './address-search.ts';
export type { Place } from './coordinates.ts';
export { PlacePicker, type PlacePickerProps } from './place-picker.tsx';
