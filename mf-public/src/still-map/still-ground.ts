import type { ApiService } from '@ecocircle/shared-contracts';
import {
  BASEMAP_INFO_PATH,
  type BasemapInfo,
  mayHaveStreets,
  readBasemapInfo,
  UNVERSIONED_BASEMAP,
} from '@ecocircle/ui-kit/map';

/** What a still map is drawn from. */
export interface StillGround extends Pick<BasemapInfo, 'tiles' | 'attribution'> {
  /** Whether the own map has streets at the place. */
  readonly hasStreets: boolean;
}

/** Asks for the own map at a place. Without an answer it is drawn from addresses that name no version. */
export async function loadStillGround(
  api: ApiService,
  place: { readonly lng: number; readonly lat: number },
): Promise<StillGround> {
  const answer = await api.request({ path: BASEMAP_INFO_PATH }).catch(() => null);
  const info = readBasemapInfo(answer) ?? UNVERSIONED_BASEMAP;
  return { tiles: info.tiles, attribution: info.attribution, hasStreets: mayHaveStreets(info, place) };
}
