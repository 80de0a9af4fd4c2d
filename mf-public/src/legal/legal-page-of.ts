import type { Page } from '@ecocircle/app-kit/remote';
import { dateWords } from '@ecocircle/app-kit/wording';
import { type ContentByLocale, contentOf } from '../long-text/index.ts';
import type { LegalDocument, LegalPageData } from './legal-document.ts';
import { LegalPage } from './legal-page.tsx';

/** A legal page from its written versions. */
export const legalPage = (versions: ContentByLocale<LegalDocument>): Page => ({
  Component: LegalPage,
  createLoader:
    ({ locale }) =>
    async (): Promise<LegalPageData> => {
      const document = await contentOf(versions, locale.locale);
      const changedInWords = dateWords(locale.locale, 'UTC').day(new Date(document.changed), true);
      return { ...document, changedInWords };
    },
});
