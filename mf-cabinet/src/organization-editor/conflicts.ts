import { LOCALES } from '@ecocircle/shared-contracts';
import { createMerge } from '../conflicts/index.ts';
import type { OrganizationValues } from './organization-values.ts';

const KEYS = {
  logo: ['logo'],
  about: ['about'],
  website: ['website'],
  phone: ['phone'],
  vk: ['vk'],
  ok: ['ok'],
  tg: ['tg'],
  zen: ['zen'],
} as const satisfies Readonly<Record<string, readonly (keyof OrganizationValues)[]>>;

/** A part of the page that is chosen as a whole. */
export type MergedPart = keyof typeof KEYS;

/** Compares and merges two versions of a page. */
export const organizationMerge = createMerge<OrganizationValues, MergedPart>({
  keys: KEYS,
  comparable: (key, values) => (key === 'logo' ? values.logo.map(({ id }) => id) : values[key]),
});

/** The texts of all languages, to be compared. */
export const aboutWords = ({ about }: OrganizationValues): string =>
  LOCALES.map((locale) => about[locale])
    .filter(Boolean)
    .join('\n\n');
