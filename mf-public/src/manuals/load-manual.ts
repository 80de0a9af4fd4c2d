import type { ShellServices } from '@ecocircle/shared-contracts';
import { typesetAll } from '@ecocircle/shared-contracts/typography';
import { type ContentOfEveryLocale, contentOf } from '../long-text/index.ts';
import type { Manual } from './manual.ts';
import { illustrated, type ManualContent } from './manual-content.ts';

/** Loads a manual in the page's language. */
export const manualLoader =
  (content: ContentOfEveryLocale<ManualContent>) =>
  ({ locale }: Pick<ShellServices, 'locale'>) =>
  async (): Promise<Manual> =>
    typesetAll(illustrated(await contentOf(content, locale.locale)));
