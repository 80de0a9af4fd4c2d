import { type ApiService, type City, readCities } from '@ecocircle/shared-contracts';

/** Asks the API for the cities that have recycling points, the one with most of them first. */
export const requestCities = async (api: ApiService): Promise<readonly City[]> =>
  readCities(await api.request({ path: '/api/web/v1/portal/cities/' }));
