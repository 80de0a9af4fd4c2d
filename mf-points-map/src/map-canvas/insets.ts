/** Pixels of the map that lie below the panel, the search and the sheet. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}
