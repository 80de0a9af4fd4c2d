import mitt from 'mitt';
import { newsletterForm } from '../forms/newsletter-form.ts';
import type {
  ApiService,
  DraftService,
  LocaleService,
  NewsletterService,
  ShellServices,
} from './shell-services.ts';

const nothing = (): void => {};
const drafts: DraftService = { get: () => null, set: nothing, remove: nothing };
const subscribe: NewsletterService['subscribe'] = async () => 'error';

/** The services of a page without a visitor (a check of a build, a test): what needs a screen does nothing. */
export const idleServices = (locale: LocaleService, api: ApiService): ShellServices => ({
  api,
  locale,
  session: {
    get: () => ({ status: 'anonymous' }),
    subscribe: () => nothing,
    hasRole: () => false,
    reload: async () => {},
    renewBy: async () => {},
    leave: nothing,
  },
  notifications: { show: () => ({ close: nothing }) },
  confirm: { ask: async () => false, notify: async () => {} },
  loader: { start: () => ({ stop: nothing }) },
  dialogs: { open: nothing, prefetch: nothing, share: nothing },
  newsletter: { subscribe, form: (key) => newsletterForm({ locale, drafts, subscribe }, key) },
  drafts,
  events: mitt(),
  telemetry: { error: nothing },
  mapTiles: null,
});
