import type { ApiService } from '@ecocircle/shared-contracts';
import {
  BASEMAP_INFO_PATH,
  type BasemapInfo,
  readBasemapInfo,
  UNVERSIONED_BASEMAP,
} from '@ecocircle/ui-kit/map';

/** What the own map is drawn from. Without an answer it is drawn from addresses that name no version. */
export async function readGround(
  api: Pick<ApiService, 'request'>,
  signal: AbortSignal,
): Promise<BasemapInfo> {
  const answer = await api.request({ path: BASEMAP_INFO_PATH, signal }).catch(() => null);
  return readBasemapInfo(answer) ?? UNVERSIONED_BASEMAP;
}
