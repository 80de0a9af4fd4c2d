import type { ShellServices } from '@ecocircle/shared-contracts';
import { type ContentByLocale, contentOf } from '../long-text/index.ts';
import type { Manual } from './manual.ts';
import { typesetAll } from './typography.ts';

/** Loads a manual in the page's language. */
export const manualLoader =
  (content: ContentByLocale<Manual>) =>
  ({ locale }: Pick<ShellServices, 'locale'>) =>
  async (): Promise<Manual> =>
    typesetAll(await contentOf(content, locale.locale));
