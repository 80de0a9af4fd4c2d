import type { AppStore } from '@ecocircle/shared-contracts';

/** A screen of the app that the page shows. */
export type ScreenName = 'map' | 'point' | 'events';

/** What the page of the app says in one language. */
export interface AppPageContent {
  readonly title: string;
  readonly lead: string;
  /** What the badge of a shop says, and what its code is. */
  readonly stores: Readonly<Record<AppStore, { readonly label: string; readonly qr: string }>>;
  /** Beside the codes to scan. */
  readonly scan: string;
  readonly newTab: string;
  readonly screens: Readonly<Record<ScreenName, string>>;
  readonly featuresTitle: string;
  readonly features: readonly {
    readonly screen: ScreenName;
    readonly title: string;
    readonly text: string;
    readonly points: readonly string[];
  }[];
  readonly questionsTitle: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}
