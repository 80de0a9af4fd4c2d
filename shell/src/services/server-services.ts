import type { PageData, ShellServices } from '@ecocircle/shared-contracts';
import type { i18n } from 'i18next';
import mitt from 'mitt';
import type { RequestClient } from './request-client.ts';
import { localeService } from './shell-services.ts';

const nothing = (): void => {};

/**
 * The services of a render on the server: nobody is signed in, and what needs a screen does nothing.
 *
 * @param report - receives what the remote reports as an error
 */
export function createServerServices(
  page: Pick<PageData, 'locale' | 'edition' | 'now' | 'mapTiles'>,
  i18n: i18n,
  request: RequestClient,
  report: (error: unknown) => void,
): ShellServices {
  return {
    api: { request: (call) => request(call), authenticated: (call) => request(call) },
    session: { get: () => ({ status: 'anonymous' }), subscribe: () => nothing, hasRole: () => false },
    locale: localeService(page, i18n),
    notifications: { show: () => ({ close: nothing }) },
    confirm: { ask: async () => false },
    loader: { start: () => ({ stop: nothing }) },
    events: mitt(),
    telemetry: { error: report },
    mapTiles: page.mapTiles,
  };
}
