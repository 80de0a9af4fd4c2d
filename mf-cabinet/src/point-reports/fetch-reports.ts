import { type OwnReport, type PageOf, readPage, toOwnReport } from '@ecocircle/shared-contracts';
import type { CabinetApi } from '../cabinet/index.ts';

/** The most reports that are asked for at once: the oldest, which have waited longest. */
const MOST = 100;

/** Asks for the open reports of visitors on own points, or on the one of this id. */
export async function fetchReports(
  api: CabinetApi,
  point: string | null,
  signal: AbortSignal,
): Promise<PageOf<OwnReport>> {
  const path = '/api/web/v1/facility/reports/';
  const query = { page_size: MOST, point: point ?? undefined };
  return readPage(await api.authenticated({ path, query, signal }), toOwnReport);
}
