import { testedVariable, variable } from '@ecocircle/shared-contracts/schemas';
import type { IpLocationSettings } from './ip-locator.ts';

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The variables of the look-up of addresses on the net. */
export const IP_LOCATION_VARIABLES = {
  IP_LOCATION_URL: testedVariable('must be an http:// or https:// address', isWebAddress),
  /** Stands in the address for `{key}`. */
  IP_LOCATION_KEY: variable(),
};

interface Variables {
  readonly IP_LOCATION_URL?: string | undefined;
  readonly IP_LOCATION_KEY?: string | undefined;
}

/** The settings, or null where nobody is asked. */
export const ipLocationOf = ({
  IP_LOCATION_URL: url,
  IP_LOCATION_KEY: key = '',
}: Variables): IpLocationSettings | null =>
  url ? { url: url.replaceAll('{key}', encodeURIComponent(key)) } : null;

/** What is missing for an address that names a key. */
export const missingForIpLocation = ({ IP_LOCATION_URL: url, IP_LOCATION_KEY: key }: Variables): string[] =>
  url?.includes('{key}') && !key ? ['IP_LOCATION_URL has {key} and needs IP_LOCATION_KEY'] : [];
