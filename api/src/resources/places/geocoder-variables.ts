import { testedVariable, wholeVariable } from '@ecocircle/shared-contracts/schemas';
import type { MailSettings } from '../../mail/mail-settings.ts';
import type { GeocoderSettings } from './geocoder.ts';

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The variables of the address search. */
export const GEOCODER_VARIABLES = {
  GEOCODER_URL: testedVariable('must be an http:// or https:// address', isWebAddress),
  /** One, as the rules of the public Nominatim are. */
  GEOCODER_PER_SECOND: wholeVariable(1, 1000).default(1),
};

interface Variables {
  readonly GEOCODER_URL?: string | undefined;
  readonly GEOCODER_PER_SECOND?: number | undefined;
}

/** The settings, or null where the portal searches in the places that it knows alone. */
export const geocoderOf = (env: Variables, { from }: Pick<MailSettings, 'from'>): GeocoderSettings | null =>
  env.GEOCODER_URL
    ? {
        url: env.GEOCODER_URL,
        perSecond: env.GEOCODER_PER_SECOND ?? 1,
        userAgent: `EcoCircle address search (${from})`,
      }
    : null;
