import type { Page } from '@ecocircle/app-kit/remote';
import { typesetAll } from '@ecocircle/shared-contracts/typography';
import { type ContentOfEveryLocale, contentOf } from '../long-text/index.ts';
import type { Manual } from './manual.ts';
import { illustrated, type ManualContent } from './manual-content.ts';
import { ManualContents } from './manual-contents.tsx';
import { ManualPage } from './manual-page.tsx';
import { ManualTop } from './manual-top.tsx';

/** The page of a manual: its table of contents stands beside it, its beginning above it. */
export const manualPage = (content: ContentOfEveryLocale<ManualContent>): Page => ({
  Component: ManualPage,
  createLoader:
    ({ locale }) =>
    async (): Promise<Manual> =>
      typesetAll(await illustrated(await contentOf(content, locale.locale))),
  handle: { slots: { left: ManualContents, top: ManualTop } },
});
