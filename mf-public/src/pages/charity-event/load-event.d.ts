import { type CharityEvent, type ShellServices } from '@ecocircle/shared-contracts';
import { type LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import { type EventSummary } from '../../charity-events/index.ts';
/** What the page of an event shows. */
export interface EventPageData {
  readonly event: CharityEvent;
  readonly summary: EventSummary;
}
/** Loads an event; a deleted one leads to the page that names it. */
export declare const createLoader: ({
  api,
  locale,
}: Pick<ShellServices, 'api' | 'locale'>) => ({
  params,
}: Pick<LoaderFunctionArgs, 'params'>) => Promise<EventPageData>;
