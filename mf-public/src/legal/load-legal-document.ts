import type { ShellServices } from '@ecocircle/shared-contracts';
import { type ContentByLocale, contentOf } from '../long-text/index.ts';
import { dateWords } from '../wording/index.ts';
import type { LegalDocument, LegalPageData } from './legal-document.ts';

/** Makes the loader of a legal page from its written versions. */
export const legalLoader =
  (versions: ContentByLocale<LegalDocument>) =>
  ({ locale }: Pick<ShellServices, 'locale'>) =>
  async (): Promise<LegalPageData> => {
    const document = await contentOf(versions, locale.locale);
    const changedInWords = dateWords(locale.locale, 'UTC').day(new Date(document.changed), true);
    return { ...document, changedInWords };
  };
