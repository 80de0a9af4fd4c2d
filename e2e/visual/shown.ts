import type { Locale } from '@ecocircle/shared-contracts';
import type { Page } from '@playwright/test';
import type { Account } from '../set-up/accounts.ts';
import type { Look, Width } from './looks.ts';
import type { Records } from './records.ts';

/** What a page is looked at with, besides its looks. `zoomed` is a window of half the size, as 200 % makes it. */
export type Way = 'forced colours' | 'zoomed' | 'printed' | 'without scripts';

/** A page in one state: a row of the table. */
export interface Shown {
  /** Page and state, with a slash between them; the page alone is as it opens. */
  readonly name: string;
  /** The id of the remote's route; null is a page of the shell. */
  readonly route: string | null;
  /** Without the prefix of the language. */
  readonly path: string | ((records: Records, locale: Locale) => string);
  readonly looks: readonly Look[];
  readonly account?: Account;
  readonly way?: Way;
  /** What brings the page into its state. */
  readonly act?: (page: Page) => Promise<void>;
  /** The notices of the frame that the page opens with; otherwise a visitor has answered them all. */
  readonly notices?: 'cookies' | 'language';
  /** The width from which a map with marks is part of the page: its code comes late, and nothing else says when. */
  readonly marksFrom?: Width;
  /** What the window shows, however long the page is: it has a dialog, or a menu. */
  readonly isWindow?: boolean;
}
