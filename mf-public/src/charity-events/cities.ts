import type { ApiService } from '@ecocircle/shared-contracts';
import * as v from 'valibot';

const CitiesAnswerSchema = v.object({
  data: v.array(
    v.object({
      name: v.string(),
      country: v.string(),
      lng: v.number(),
      lat: v.number(),
      points: v.number(),
    }),
  ),
});

/** A city that has recycling points; `country` is its ISO 3166 code, the place is in degrees. */
export type City = v.InferOutput<typeof CitiesAnswerSchema>['data'][number];

/** Asks the API for the cities that have recycling points, the one with most of them first. */
export async function requestCities(api: ApiService): Promise<readonly City[]> {
  return v.parse(CitiesAnswerSchema, await api.request({ path: '/api/web/v1/portal/cities/' })).data;
}
