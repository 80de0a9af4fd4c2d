import type { Page } from '@ecocircle/app-kit/remote';
import { dateWords } from '@ecocircle/app-kit/wording';
import { type ContentByLocale, contentOf } from '../long-text/index.ts';
import type { LegalDocument, LegalPageData } from './legal-document.ts';
import { LegalPage } from './legal-page.tsx';
import { sectionsWith } from './map-service.ts';

/** A legal page from its written versions, of which it shows what holds for this portal. */
export const legalPage = (versions: ContentByLocale<LegalDocument>): Page => ({
  Component: LegalPage,
  createLoader:
    ({ locale, mapTiles }) =>
    async (): Promise<LegalPageData> => {
      const document = await contentOf(versions, locale.locale);
      const changedInWords = dateWords(locale.locale, 'UTC').day(new Date(document.changed), true);
      return { ...document, sections: sectionsWith(mapTiles, document.sections), changedInWords };
    },
});
