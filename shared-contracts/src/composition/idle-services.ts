import mitt from 'mitt';
import { newsletterForm } from '../forms/newsletter-form.ts';
import type { Locale } from '../locales/locales.ts';
import { editionCity, type PlaceCity } from '../location/place-city.ts';
import type { LocationService, VisitorPlace } from './location-service.ts';
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

/** The place of a page without a visitor: it stays as it is. */
const idleLocation = (place: VisitorPlace): LocationService => ({
  get: () => place,
  subscribe: () => nothing,
  choose: nothing,
  locate: async () => ({ place, problem: 'unsupported', isElsewhere: false }),
  watch: () => nothing,
  forget: nothing,
  cities: async () => [],
  openChoice: nothing,
  prefetchChoice: nothing,
});

/** The place of who has told nothing but, by a choice, a city. */
export const placeIn = (city: PlaceCity, locale: Locale): VisitorPlace => ({
  city,
  position: null,
  source: city.id === editionCity(locale).id ? 'edition' : 'chosen',
});

/** The services of a page without a visitor (a check of a build, a test): what needs a screen does nothing. */
export const idleServices = (
  locale: LocaleService,
  api: ApiService,
  city: PlaceCity = editionCity(locale.locale),
): ShellServices => ({
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
  location: idleLocation(placeIn(city, locale.locale)),
  mapTiles: null,
});
