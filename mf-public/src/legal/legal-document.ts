import type { TextBlock, TextSection } from '../long-text/index.ts';
import type { MapServiceBlock } from './map-service.ts';

/** A legal page in one language. */
export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  /** The day of the last change, `2026-11-21`. */
  readonly changed: string;
  readonly sections: readonly TextSection<TextBlock | MapServiceBlock>[];
}

/** A legal page as it holds for this portal, with its day in words. */
export interface LegalPageData extends Omit<LegalDocument, 'sections'> {
  readonly sections: readonly TextSection[];
  readonly changedInWords: string;
}
