import {
  isApiError,
  readTrackedReport,
  type ShellServices,
  type TrackedReport,
} from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';

/** What the page of a report shows; null where the link leads to none, or its time is over. */
export interface ReportPageData {
  readonly report: TrackedReport | null;
}

/** Loads the report that a link leads to. */
export const createLoader =
  ({ api }: Pick<ShellServices, 'api'>) =>
  async ({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<ReportPageData> => {
    try {
      const path = `/api/web/v1/reports/${encodeURIComponent(params.token ?? '')}/`;
      return { report: readTrackedReport(await api.request({ path })) };
    } catch (error) {
      if (isApiError(error) && error.status === 404) return { report: null };
      throw error;
    }
  };
