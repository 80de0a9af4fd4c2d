import * as L from 'leaflet';
import type { Place } from '../points-data/index.ts';

/** A place as Leaflet writes it. */
export const latLng = ([lng, lat]: Place): L.LatLng => L.latLng(lat, lng);

/** A place of Leaflet's. */
export const toPlace = ({ lng, lat }: L.LatLng): Place => [lng, lat];
