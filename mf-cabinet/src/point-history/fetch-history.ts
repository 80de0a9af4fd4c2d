import { type PageOf, type PointHistoryEntry, readHistoryEntry, readPage } from '@ecocircle/shared-contracts';
import type { CabinetApi } from '../cabinet/index.ts';

/** How many changes a page of the history holds. */
export const HISTORY_PAGE_SIZE = 20;

/** Which page of which point's history is shown. Pages count from 1. */
export interface HistoryQuery {
  readonly id: string;
  readonly page: number;
}

/** Asks for a page of the history of an own point, the newest change first. */
export async function fetchHistory(
  api: CabinetApi,
  { id, page }: HistoryQuery,
  signal: AbortSignal,
): Promise<PageOf<PointHistoryEntry>> {
  const path = `/api/web/v1/facility/facility/${encodeURIComponent(id)}/history/`;
  const query = { page, page_size: HISTORY_PAGE_SIZE };
  return readPage(await api.authenticated({ path, query, signal }), readHistoryEntry);
}
