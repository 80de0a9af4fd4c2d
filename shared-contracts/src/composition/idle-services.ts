import mitt from 'mitt';
import type { ApiService, LocaleService, ShellServices } from './shell-services.ts';

const nothing = (): void => {};

/**
 * The services of a page that nobody looks at or touches: a render on the server, a check of a build, a test. Nobody
 * is signed in, and what needs a screen does nothing.
 *
 * @example
 * const services: ShellServices = { ...idleServices(locale, api), mapTiles };
 */
export const idleServices = (locale: LocaleService, api: ApiService): ShellServices => ({
  api,
  locale,
  session: { get: () => ({ status: 'anonymous' }), subscribe: () => nothing, hasRole: () => false },
  notifications: { show: () => ({ close: nothing }) },
  confirm: { ask: async () => false },
  loader: { start: () => ({ stop: nothing }) },
  dialogs: { open: nothing, share: nothing },
  newsletter: { subscribe: async () => 'error' },
  drafts: { get: () => null, set: nothing, remove: nothing },
  events: mitt(),
  telemetry: { error: nothing },
  mapTiles: null,
});
