import type { ApiService } from '@ecocircle/shared-contracts';
import * as v from 'valibot';

const StatisticsAnswerSchema = v.object({
  data: v.object({ points: v.number(), cities: v.number(), events_this_month: v.number() }),
});

/** How much of everything the portal has. */
export interface PortalStatistics {
  readonly points: number;
  readonly cities: number;
  readonly events: number;
}

/** Asks the API for the portal's numbers. */
export async function requestStatistics(api: ApiService): Promise<PortalStatistics> {
  const answer = await api.request({ path: '/api/web/v1/portal/statistics/' });
  const { points, cities, events_this_month: events } = v.parse(StatisticsAnswerSchema, answer).data;
  return { points, cities, events };
}
