import type { ShellServices } from '@ecocircle/shared-contracts';
import { typesetAll } from '@ecocircle/shared-contracts/typography';
import { type ContentByLocale, contentOf } from '../long-text/index.ts';
import type { Manual } from './manual.ts';

/** Loads a manual in the page's language. */
export const manualLoader =
  (content: ContentByLocale<Manual>) =>
  ({ locale }: Pick<ShellServices, 'locale'>) =>
  async (): Promise<Manual> =>
    typesetAll(await contentOf(content, locale.locale));
