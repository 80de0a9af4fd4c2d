import type { OwnPosition } from '@ecocircle/shared-contracts';
import { elementMarker } from '@ecocircle/ui-kit/map/leaflet';
import type * as L from 'leaflet';
import { type Place, ZOOMS } from '../points-data/index.ts';
import type { MapMovement } from './map-movement.ts';
import styles from './own-position.module.css';
import { latLng } from './places.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Below the marks, which stay to be pressed. */
const ORDER = -6000;
/** The map ends there: who is nearer to a pole stands on no part of it. */
const LAST_LATITUDE = 85;
/** Pixels of a circle that is wider than any screen: nobody sees its line. */
const WIDEST = 6000;
/** Metres around the Earth at the equator, and the side in pixels of the map that shows them at zoom 0. */
const EQUATOR = 40_075_016.686;
const TILE = 256;

/** Pixels that so many metres are at a latitude and zoom. */
export function pixelsOf(metres: number, latitude: number, zoom: number): number {
  const metresAPixel = (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / (TILE * 2 ** zoom);
  return metres / metresAPixel;
}

function part(
  name: 'circle' | 'path',
  className: string | undefined,
  attributes: Readonly<Record<string, string>>,
) {
  const element = document.createElementNS(SVG, name);
  element.setAttribute('class', className ?? '');
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A drawing whose origin is the position: how sure it is, where it goes, and the device itself. */
function drawOwn() {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', styles.drawing ?? '');
  drawing.setAttribute('aria-hidden', 'true');
  const accuracy = part('circle', styles.accuracy, {});
  const heading = part('path', styles.heading, { d: 'M0 0 -13 -32A34 34 0 0 1 13 -32Z' });
  drawing.append(accuracy, heading, part('circle', styles.device, { r: '8' }));
  return { drawing, accuracy, heading };
}

/** Metres of a degree of latitude. */
const DEGREE = EQUATOR / 360;

/** The ends of the circle that a device is in, as far as the map goes. */
export function endsOf({ lng, lat, accuracy }: OwnPosition): Place[] {
  const up = accuracy / DEGREE;
  const along = Math.min(180, up / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  const within = (degrees: number): number => Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, degrees));
  return [
    [lng - along, within(lat)],
    [lng + along, within(lat)],
    [lng, within(lat - up)],
    [lng, within(lat + up)],
  ];
}

/** The visitor's own position on a map. */
export interface OwnPositionLayer {
  /** Draws where the visitor is, and how sure their device is of it; null: nothing. */
  setOwnPosition(position: OwnPosition | null): void;
  /** Brings all of the circle into view. */
  fitOwnPosition(position: OwnPosition): void;
  /** Goes with the visitor, until they move the map by hand. */
  followOwnPosition(position: OwnPosition): void;
}

/** Makes the layer of the visitor's own position. */
export function createOwnPositionLayer(map: L.Map, { fit, show }: MapMovement): OwnPositionLayer {
  const { drawing, accuracy, heading } = drawOwn();
  const element = document.createElement('span');
  element.append(drawing);
  const layer = elementMarker([0, 0], element, ORDER);
  let shown: OwnPosition | null = null;
  let isMovedByHand = false;
  const draw = (): void => {
    if (!shown) return;
    const radius = Math.min(WIDEST, pixelsOf(shown.accuracy, shown.lat, map.getZoom()));
    accuracy.setAttribute('r', radius.toFixed(1));
    drawing.dataset.accuracy = `${Math.round(shown.accuracy)}`;
    heading.setAttribute('visibility', shown.heading === null ? 'hidden' : 'visible');
    heading.setAttribute('transform', `rotate(${(shown.heading ?? 0).toFixed(0)})`);
  };
  map.on('zoomend', draw);
  map.on('dragstart', () => {
    isMovedByHand = true;
  });
  return {
    setOwnPosition(position) {
      shown = position && Math.abs(position.lat) <= LAST_LATITUDE ? position : null;
      if (!shown) {
        layer.remove();
        return;
      }
      layer.setLatLng(latLng([shown.lng, shown.lat]));
      if (!map.hasLayer(layer)) layer.addTo(map);
      draw();
    },
    fitOwnPosition(position) {
      isMovedByHand = false;
      fit(endsOf(position));
    },
    followOwnPosition({ lng, lat }) {
      if (!isMovedByHand) show([lng, lat], ZOOMS.furthest);
    },
  };
}
