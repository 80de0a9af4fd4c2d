import type { Answer } from '../api/answer.ts';

/** A place on the globe in degrees, WGS 84, of a point of GeoJSON. */
export function readPlace(point: Answer): { lng: number; lat: number } {
  const coordinates = point.object('coordinates');
  return { lng: coordinates.figure('0', -180, 180), lat: coordinates.figure('1', -90, 90) };
}

/** Whom to ask, and how. */
export const readContact = (contact: Answer): { name: string; phone: string; email: string } => ({
  name: contact.text('name'),
  phone: contact.text('phone'),
  email: contact.text('email'),
});
