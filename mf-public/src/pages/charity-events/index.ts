import type { Page } from '@ecocircle/app-kit/remote';
import type { PageHead, ShellServices } from '@ecocircle/shared-contracts';
import { feedPath } from '../../event-filter/index.ts';
import { Component } from './charity-events-page.tsx';
import { createLoader, type EventsPageData } from './load-events.ts';
import { isSheetLeft } from './use-filter-sheet.ts';

const BAD_REQUEST = 400;

/** Its status says so where the days in the address are the wrong way round. */
const status = ({ problems }: EventsPageData): number =>
  Object.keys(problems).length > 0 ? BAD_REQUEST : 200;

/** The head of the list names the feed of what is chosen. */
const head = ({ filter }: EventsPageData, { locale }: Pick<ShellServices, 'locale'>): PageHead => {
  const title = locale.i18n.t('events.title', { ns: 'mf-public' });
  return { feeds: [{ title, path: feedPath('rss', filter, locale) }] };
};

/** The list behind the sheet is the one that is there. */
const shouldRevalidate: Page['shouldRevalidate'] = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !isSheetLeft(currentUrl, nextUrl);

export const page: Page = { Component, createLoader, handle: { head, status }, shouldRevalidate };
