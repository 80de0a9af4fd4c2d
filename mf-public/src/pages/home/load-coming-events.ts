import { countriesQuery, type ShellServices } from '@ecocircle/shared-contracts';
import {
  clockOf,
  type EventSummary,
  requestEvents,
  toEventSummary,
  weekendAt,
} from '../../charity-events/index.ts';

const SHOWN = 5;

/** A weekend of fewer events is told among those that come next. */
const MAKE_A_WEEKEND = 3;

/** The events that home shows, and what they are. */
export interface ComingEvents {
  readonly are: 'weekend' | 'soon';
  readonly events: readonly EventSummary[];
}

/**
 * The events of the weekend in the visitor's country, those of their city first; where there are few, those that come
 * next; where that country has none, those of the others that the page is about.
 */
export async function loadComingEvents({
  api,
  locale,
  location,
}: Pick<ShellServices, 'api' | 'locale' | 'location'>): Promise<ComingEvents> {
  const { city } = location.get();
  const query = { when: 'upcoming', page_size: SHOWN };
  const near = { ...query, country: city.country, lead_city: city.spellings[0] };
  const [weekend, next] = await Promise.all([
    requestEvents(api, { ...near, ...weekendAt(locale.now, clockOf(city)) }),
    requestEvents(api, near),
  ]);
  const isWeekend = weekend.total >= MAKE_A_WEEKEND;
  const ofCountry = isWeekend ? weekend : next;
  const { entries } =
    ofCountry.total > 0 ? ofCountry : await requestEvents(api, { ...query, ...countriesQuery(locale) });
  return {
    are: isWeekend ? 'weekend' : 'soon',
    events: entries.map((event) => toEventSummary(event, locale)),
  };
}
