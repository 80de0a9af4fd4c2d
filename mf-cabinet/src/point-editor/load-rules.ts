import type { Locale } from '@ecocircle/shared-contracts';

/** Loads what a save is checked by: a schema library is larger than the editor. */
export const loadRules = async (locale: Locale) =>
  (await import(/* webpackChunkName: "point-rules" */ './rules.ts')).checkFor(locale);
