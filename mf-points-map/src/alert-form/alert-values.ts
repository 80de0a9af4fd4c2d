import type { Coordinates, PointAlertRequest, RawMaterial } from '@ecocircle/shared-contracts';

/** A material to choose, by its name in the page's language. */
export interface AlertMaterial extends Pick<RawMaterial, 'id' | 'family'> {
  readonly name: string;
}

/** The middle of an area, and what it is called. */
export interface AlertPlace extends Coordinates {
  /** From where it is known: the map that the visitor came from, their device, or their city. */
  readonly from: 'map' | 'device' | 'city';
  readonly name: string;
}

/** What is chosen and typed. */
export interface AlertValues {
  readonly materials: readonly string[];
  readonly place: AlertPlace;
  /** Metres, as a select holds them. */
  readonly radius: string;
  readonly email: string;
}

/** About a hundred metres: no street number is sent. */
const FEW_DECIMALS = 3;

const rounded = (degrees: number): number => Number(degrees.toFixed(FEW_DECIMALS));

/** The middle of an area, as it is sent. */
export const sentPlace = ({
  lng,
  lat,
  name,
}: AlertPlace): Pick<PointAlertRequest, 'lng' | 'lat' | 'place'> => ({
  lng: rounded(lng),
  lat: rounded(lat),
  place: name,
});

/** What is sent; what no alert can have, the rules find. */
export const requestOf = ({ email, materials, place, radius }: AlertValues) => ({
  email,
  materials,
  ...sentPlace(place),
  radius: Number(radius),
});
