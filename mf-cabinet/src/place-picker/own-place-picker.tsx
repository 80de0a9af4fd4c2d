import { createAddressSearch, PlacePicker, type PlacePickerProps } from '@ecocircle/app-kit/place-picker';
import { useServices } from '@ecocircle/app-kit/remote';
import { $api } from '../cabinet/index.ts';

const PATH = '/api/web/v1/places/search/';

const search = createAddressSearch({
  source: $api,
  send: (api, query, signal) => api.authenticated({ path: PATH, query, signal }),
});

type OwnPlacePickerProps = Omit<PlacePickerProps, 'search' | 'mapTiles' | 'onMapFailed' | 'asksDevice'>;

/** The picker of a place in the cabinet, with the search and the map of the portal. */
export function OwnPlacePicker(props: OwnPlacePickerProps) {
  const { mapTiles, telemetry } = useServices();
  return (
    <PlacePicker
      {...props}
      search={search}
      mapTiles={mapTiles}
      onMapFailed={(error) => telemetry.error(error, { part: 'place-picker' })}
      asksDevice
    />
  );
}
