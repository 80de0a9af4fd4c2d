import { type ApiCall, idleServices, type PageData, type ShellServices } from '@ecocircle/shared-contracts';
import type { i18n } from 'i18next';
import { localeService } from '../../platform/locale/locale-service.ts';
import { requestCities } from '../../platform/location/request-cities.ts';
import type { RequestClient } from '../../platform/services/request-client.ts';

/** The services of a render on the server: nobody is signed in, and what needs a screen does nothing. */
export function createServerServices(
  page: Pick<PageData, 'locale' | 'edition' | 'now' | 'mapTiles' | 'city'>,
  i18n: i18n,
  request: RequestClient,
  report: (error: unknown) => void,
): ShellServices {
  const api = { request: (call: ApiCall) => request(call), authenticated: (call: ApiCall) => request(call) };
  const idle = idleServices(localeService(page, i18n), api, page.city);
  const location = { ...idle.location, cities: () => requestCities(request, page) };
  return { ...idle, location, telemetry: { error: report }, mapTiles: page.mapTiles };
}
