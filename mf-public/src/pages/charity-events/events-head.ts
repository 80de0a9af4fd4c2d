import type { PageHead, ShellServices } from '@ecocircle/shared-contracts';
import { feedPath } from '../../charity-events/index.ts';
import type { EventsPageData } from './load-events.ts';

/** The head of the list names the feed of what is chosen. */
export const eventsHead = (
  { filter }: EventsPageData,
  { locale }: Pick<ShellServices, 'locale'>,
): PageHead => ({
  feeds: [
    {
      title: locale.i18n.t('events.title', { ns: 'mf-public' }),
      path: feedPath('rss', filter, locale.locale),
    },
  ],
});
