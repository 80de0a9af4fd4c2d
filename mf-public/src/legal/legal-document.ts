import type { TextSection } from '../long-text/index.ts';

/** A legal page in one language. */
export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  /** The day of the last change, `2026-11-21`. */
  readonly changed: string;
  readonly sections: readonly TextSection[];
}

/** A legal page with its day in words. */
export interface LegalPageData extends LegalDocument {
  readonly changedInWords: string;
}
