import type { LocaleInfo } from '@ecocircle/shared-contracts';
import { useMemo, useState } from 'react';
import { BASEMAP_ATTRIBUTION, type GroundState, type MapLook } from './basemap.ts';
import { useDarkScheme } from './use-dark-scheme.ts';

const UNTOLD: GroundState = { isAvailable: true, attribution: BASEMAP_ATTRIBUTION, isAtEnd: false };

/** How a map is to be drawn, and what it said of its ground: `look` and `onGround` go to the map. */
export function useMapGround(language: LocaleInfo['language']): {
  readonly look: MapLook;
  readonly ground: GroundState;
  readonly onGround: (ground: GroundState) => void;
} {
  const dark = useDarkScheme();
  const look = useMemo(() => ({ language, dark }), [language, dark]);
  const [ground, setGround] = useState(UNTOLD);
  return { look, ground, onGround: setGround };
}
