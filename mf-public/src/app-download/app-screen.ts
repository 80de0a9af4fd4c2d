/** The addresses of a picture of the app, for a light and a dark page. */
export interface AppScreen {
  readonly light: string;
  readonly dark: string;
}
