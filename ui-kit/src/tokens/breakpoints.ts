/**
 * The widths of the window at which pages change, in CSS pixels, by what changes there. A width itself belongs to the
 * narrower side: `(max-width: 720px)`, `(min-width: 721px)`; of what is said to begin from here, to the wider one.
 * Custom properties do not work in media queries, so sheets repeat the numbers, and a test finds those that are not here.
 */
export const BREAKPOINTS = {
  /** The desk shows a point's public view from edge to edge. */
  narrowPhone: 400,
  /** Fields and buttons that stood in a row stand below each other. */
  phone: 480,
  /** The footer's links are one column. */
  footerColumn: 620,
  /** From here an event's facts above its text have two columns. */
  factColumns: 640,
  /** The header has the menu only, dialogs are sheets, the map has the list below it. */
  handheld: 720,
  /** A band's words stand above its picture, and the header's button for the rest has no word. */
  band: 860,
  /** From here the account's cards stand in columns. */
  accountColumns: 900,
  /** The home page is one column. */
  homeColumns: 960,
  /** From here the registration and the balance have two columns. */
  twoColumns: 1000,
  /** The footer's parts wrap. */
  footerWrap: 1020,
  /** From here a manual's contents stand beside it: `sideFrom` in the descriptor of mf-public. */
  manualSides: 1024,
  /** From here a map stands beside its list; `sideFrom` of pages that say nothing. */
  sideBySide: 1080,
  /** The header's links fold into the menu one by one. */
  headerLinks: 1180,
  /** From here the cabinet's links stand beside its pages: `sideFrom` in its descriptor. */
  cabinetSides: 1250,
  /** Above it the picture of the map that comes with its document needs tiles that smaller windows do not load. */
  mapPicture: 2200,
} as const;
