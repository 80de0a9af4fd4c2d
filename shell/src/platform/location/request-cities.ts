import {
  type CityContext,
  type ListedCity,
  listedCitiesCall,
  readListedCities,
} from '@ecocircle/shared-contracts';
import type { RequestClient } from '../services/request-client.ts';

/** The cities that a visitor can choose from. Rejects as a call does. */
export const requestCities = async (request: RequestClient, context: CityContext): Promise<ListedCity[]> =>
  readListedCities(await request(listedCitiesCall(context.locale)), context);
