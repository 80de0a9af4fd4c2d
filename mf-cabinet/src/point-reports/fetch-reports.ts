import {
  type OwnReport,
  type PageOf,
  readPage,
  readReportCounts,
  toOwnReport,
} from '@ecocircle/shared-contracts';
import type { CabinetApi } from '../cabinet/index.ts';

/** The most reports of a point that are asked for at once: the oldest, which have waited longest. */
const MOST = 100;

/** Asks how many open reports there are on own points, by the ids of those that have any. */
export const fetchReportCounts = async (
  api: CabinetApi,
  _: null,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> =>
  readReportCounts(await api.authenticated({ path: '/api/web/v1/facility/report-counts/', signal }));

/** Asks for the open reports of visitors on the own point of this id. */
export async function fetchReports(
  api: CabinetApi,
  point: string,
  signal: AbortSignal,
): Promise<PageOf<OwnReport>> {
  const path = '/api/web/v1/facility/reports/';
  const query = { page_size: MOST, point };
  return readPage(await api.authenticated({ path, query, signal }), toOwnReport);
}
