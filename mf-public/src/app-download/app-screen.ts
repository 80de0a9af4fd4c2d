import type { Locale } from '@ecocircle/shared-contracts';

/** The addresses of a picture of the app, for a light and a dark page. */
export interface AppScreen {
  readonly light: string;
  readonly dark: string;
}

/** A picture of the app by its files, one for each colour scheme. */
export async function appScreen(
  load: (scheme: keyof AppScreen) => Promise<{ readonly default: string }>,
): Promise<AppScreen> {
  const [light, dark] = await Promise.all([load('light'), load('dark')]);
  return { light: light.default, dark: dark.default };
}

/** The map around a city on a phone. */
export const mapScreen = (locale: Locale): Promise<AppScreen> =>
  appScreen((scheme) => import(/* webpackMode: "eager" */ `./screens/map.${locale}.${scheme}.webp`));
