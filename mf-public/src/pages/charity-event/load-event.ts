import { zoneOffset } from '@ecocircle/app-kit/wording';
import {
  type CharityEvent,
  deletedEventHref,
  isApiError,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { type LoaderFunctionArgs, redirect } from '@ecocircle/shared-contracts/router';
import {
  type EventSummary,
  requestEvent,
  requestEvents,
  toEventSummary,
} from '../../charity-events/index.ts';
import { optionalPart } from '../../optional-part.ts';
import { loadStillGround, type StillGround } from '../../still-map/index.ts';

/** What the page of an event shows. */
export interface EventPageData {
  readonly event: CharityEvent;
  readonly summary: EventSummary;
  /** `UTC+5`: where the clocks of the event's place stand at its start. */
  readonly zone: string;
  /** Upcoming events in the same city. */
  readonly nearby: readonly EventSummary[];
  /** What the map of its place is drawn from. */
  readonly ground: StillGround;
}

type Services = Pick<ShellServices, 'api' | 'locale' | 'telemetry'>;

const NEARBY = 3;

const GONE = 410;

function deletedName(error: unknown): string | null {
  if (!isApiError(error) || error.status !== GONE) return null;
  return error.errors.find(({ code }) => code === 'event-deleted')?.detail ?? null;
}

/** The page is shown without them when they fail to load. */
async function nearbyEvents(services: Services, { id, city }: CharityEvent): Promise<EventSummary[]> {
  const { api, locale, telemetry } = services;
  const query = { when: 'upcoming', city, page: 1, page_size: NEARBY + 1 };
  const found = await optionalPart('nearby-events', requestEvents(api, query), telemetry);
  const others = (found?.entries ?? []).filter((event) => event.id !== id).slice(0, NEARBY);
  return others.map((event) => toEventSummary(event, locale));
}

/** Loads an event; a deleted one redirects to the page that names it. */
export const createLoader =
  (services: Services) =>
  async ({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<EventPageData> => {
    const { api, locale } = services;
    try {
      const event = await requestEvent(api, params.id ?? '');
      const [nearby, ground] = await Promise.all([
        nearbyEvents(services, event),
        loadStillGround(api, event.coords),
      ]);
      return {
        event,
        summary: toEventSummary(event, locale),
        zone: zoneOffset(new Date(event.startsAt), event.timeZone),
        nearby,
        ground,
      };
    } catch (error) {
      const name = deletedName(error);
      if (name) throw redirect(deletedEventHref(name));
      throw error;
    }
  };
