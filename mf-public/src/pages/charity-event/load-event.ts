import { type CharityEvent, isApiError, type ShellServices } from '@ecocircle/shared-contracts';
import { type LoaderFunctionArgs, redirect } from '@ecocircle/shared-contracts/router';
import { type EventSummary, requestEvent, toEventSummary } from '../../charity-events/index.ts';

/** What the page of an event shows. */
export interface EventPageData {
  readonly event: CharityEvent;
  readonly summary: EventSummary;
}

const GONE = 410;

function deletedName(error: unknown): string | null {
  if (!isApiError(error) || error.status !== GONE) return null;
  return error.errors.find(({ code }) => code === 'event-deleted')?.detail ?? null;
}

/** Loads an event; a deleted one leads to the page that names it. */
export const createLoader =
  ({ api, locale }: Pick<ShellServices, 'api' | 'locale'>) =>
  async ({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<EventPageData> => {
    try {
      const event = await requestEvent(api, params.id ?? '');
      return { event, summary: toEventSummary(event, locale) };
    } catch (error) {
      const name = deletedName(error);
      if (name) throw redirect(`/charity-event-deleted/${encodeURIComponent(name)}`);
      throw error;
    }
  };
