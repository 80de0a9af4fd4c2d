/** The city that is kept, as the page knows it. */
export interface CityToKeep {
  readonly id: string;
  /** In the language of the page. */
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
}

/** What is kept of a city. */
export interface Kept {
  readonly city: CityToKeep;
  /** In milliseconds of the visitor's own clock. */
  readonly at: number;
  readonly bytes: number;
  readonly points: number;
}

/**
 * Why a city could not be kept: the line, no room, no leave to store, what was stored is gone again, the site has been
 * renewed meanwhile, or somebody stopped it.
 */
export type KeepFailure = 'line' | 'full' | 'denied' | 'cleared' | 'release' | 'stopped';

/** What a page asks its worker for. */
export type Ask =
  | { readonly kind: 'status' }
  | { readonly kind: 'keep'; readonly city: CityToKeep }
  /** Keeps the same city anew where that is due. */
  | { readonly kind: 'renew' }
  /** Stops what is being kept. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'remove' };

/** That there is no line for what a page has asked for. */
export interface NoLine {
  /** When that was so which it was answered with instead; null: nothing of it is kept. */
  readonly shownAsOf: number | null;
}

/** How things stand, told to every page whenever it changes. */
export interface Status {
  readonly kind: 'status';
  readonly kept: Kept | null;
  /** How much of what is being kept is there, from 0 to 1; null: nothing is being kept. */
  readonly progress: number | null;
  /** Why the last attempt failed. */
  readonly failure: KeepFailure | null;
  /** What the page's view of the map was last answered with for lack of a line; null: it has one. */
  readonly noLine: NoLine | null;
}

/** What a worker tells its pages. */
export type Told = Status | { readonly kind: 'retired' };
