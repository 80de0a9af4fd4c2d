import type { Region } from './locales.ts';

/** The social networks in which the portal writes. */
export type SocialNetwork =
  | 'vk'
  | 'telegram'
  | 'whatsapp'
  | 'zen'
  | 'x'
  | 'instagram'
  | 'linkedin'
  | 'odnoklassniki';

/** The two shops that offer the mobile app. */
export type AppStore = 'app-store' | 'google-play';

/** Legal pages by the last part of their path. */
export type LegalPage = 'cookies' | 'personal-data' | 'privacy-policy';

/**
 * Where the portal of a market leads outside of itself, and how it is reached. A phone's `number` is E.164, `shown` is
 * how people read it.
 */
export interface RegionLinks {
  /** The mobile app in each shop. */
  readonly stores: Readonly<Record<AppStore, string>>;
  /** Every network, the one that the market uses most first. */
  readonly social: readonly { readonly network: SocialNetwork; readonly href: string }[];
  /** General address of the portal. */
  readonly email: string;
  /** Address of the help desk; the market without one calls the phones. */
  readonly supportEmail?: string;
  readonly phones: readonly { readonly number: string; readonly shown: string }[];
  /** Sites of friends in the header; only the Russian market has them. */
  readonly outside: readonly { readonly id: 'school' | 'market'; readonly href: string }[];
  /** Sites of those who make and who oversee the portal; only the Russian market names them. */
  readonly institutions: readonly { readonly id: 'developer' | 'regulator'; readonly href: string }[];
  /** The legal pages that the market has. */
  readonly legal: readonly LegalPage[];
}

const SOCIAL: Readonly<Record<SocialNetwork, string>> = {
  vk: 'https://vk.com/ecocircle_example',
  telegram: 'https://t.me/ecocircle_example',
  whatsapp: 'https://wa.me/77010000000',
  zen: 'https://dzen.ru/ecocircle_example',
  x: 'https://x.com/ecocircle_ex',
  instagram: 'https://www.instagram.com/ecocircle.example',
  linkedin: 'https://www.linkedin.com/company/ecocircle-example',
  odnoklassniki: 'https://ok.ru/ecocircle.example',
};

const social = (...networks: SocialNetwork[]): RegionLinks['social'] =>
  networks.map((network) => ({ network, href: SOCIAL[network] }));

const stores = (appId: string, country: string, packageName: string): RegionLinks['stores'] => ({
  'app-store': `https://apps.apple.com/${country}/app/id${appId}`,
  'google-play': `https://play.google.com/store/apps/details?id=${packageName}`,
});

/** The outside of each market: shops, networks, contacts, legal pages. */
export const REGION_LINKS: Readonly<Record<Region, RegionLinks>> = {
  russia: {
    stores: stores('6400000001', 'ru', 'example.ecokrug.app'),
    social: social('vk', 'telegram', 'odnoklassniki', 'zen', 'whatsapp', 'x', 'instagram', 'linkedin'),
    email: 'info@ecokrug.example',
    supportEmail: 'support@ecokrug.example',
    phones: [],
    outside: [
      { id: 'school', href: 'https://school.ecokrug.example/' },
      { id: 'market', href: 'https://market.ecokrug.example/' },
    ],
    institutions: [
      { id: 'developer', href: 'https://developer.example/' },
      { id: 'regulator', href: 'https://regulator.example/' },
    ],
    legal: ['personal-data', 'cookies'],
  },
  kazakhstan: {
    stores: stores('6400000002', 'kz', 'example.ecoshenber.app'),
    social: social('vk', 'telegram', 'odnoklassniki', 'whatsapp', 'instagram', 'zen', 'x', 'linkedin'),
    email: 'info@ecoshenber.example',
    phones: [
      { number: '+77172000000', shown: '+7 7172 00 00 00' },
      { number: '+77010000000', shown: '+7 701 000 00 00' },
    ],
    outside: [],
    institutions: [],
    legal: ['privacy-policy'],
  },
  international: {
    stores: stores('6400000003', 'us', 'example.ecocircle.app'),
    social: social('instagram', 'x', 'linkedin', 'whatsapp', 'telegram', 'vk', 'zen', 'odnoklassniki'),
    email: 'hello@ecocircle.example',
    supportEmail: 'support@ecocircle.example',
    phones: [],
    outside: [],
    institutions: [],
    legal: ['privacy-policy'],
  },
};
