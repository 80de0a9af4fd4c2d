/** Degrees, or the reason why they are invalid. */
export type ReadCoordinates =
  | { readonly ok: true; readonly lng: number; readonly lat: number }
  | { readonly ok: false; readonly reason: string; readonly problem: 'coordinates' | 'swapped' };

const wrong = (reason: string, problem: 'coordinates' | 'swapped' = 'coordinates'): ReadCoordinates => ({
  ok: false,
  reason,
  problem,
});

/** A number written with a point or a comma, tiny ones maybe as `1e-7`; NaN for anything else. */
export function readNumber(text: string): number {
  const trimmed = text.trim();
  return /^[+-]?\d+([.,]\d+)?(e-\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/** Checks a pair of degrees; `given` is how the source wrote them. */
export function checkCoordinates(lng: number, lat: number, given: string): ReadCoordinates {
  if (Number.isNaN(lng) || Number.isNaN(lat)) return wrong(`coordinates are no numbers: ${given}`);
  if (lng === 0 && lat === 0) return wrong('coordinates are 0, 0: none were known');
  if (Math.abs(lat) > 90 && Math.abs(lng) <= 90)
    return wrong(`coordinates look swapped: ${given} (latitude ${lat} is outside -90…90)`, 'swapped');
  if (Math.abs(lng) > 180) return wrong(`longitude ${lng} is outside -180…180`);
  if (Math.abs(lat) > 90) return wrong(`latitude ${lat} is outside -90…90`);
  return { ok: true, lng, lat };
}

/** Reads two columns of degrees. */
export function readColumns(lng: string, lat: string): ReadCoordinates {
  const given = `${lng.trim() || '(nothing)'} / ${lat.trim() || '(nothing)'}`;
  return checkCoordinates(readNumber(lng), readNumber(lat), given);
}

/** Reads WKT, `POINT (longitude latitude)`. */
export function readWkt(text: string): ReadCoordinates {
  const match = /^(?:SRID=4326;)?\s*POINT\s*\(\s*(\S+)\s+(\S+)\s*\)$/i.exec(text.trim());
  if (!match) return wrong(`no WKT point: ${text.trim() || '(nothing)'}`);
  return readColumns(match[1] as string, match[2] as string);
}
