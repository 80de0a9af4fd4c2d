import type { FeatureCollection, Point } from 'geojson';

/** What a point's mark and its filter are made of. */
export interface PointProperties {
  readonly name: string;
  readonly family: string;
  readonly materials: string;
}

/** Every point of the portal. */
export type AllPoints = FeatureCollection<Point, PointProperties>;

/** Where the portal's own map opens in English. */
export const START = { lng: -58.432, lat: -34.607, zoom: 12, closest: 19 };

/** All points, as each of these maps asks for them. */
export const readPoints = async (): Promise<AllPoints> => (await fetch('points.json')).json();

export const mapElement = (): HTMLElement => document.getElementById('map') as HTMLElement;
