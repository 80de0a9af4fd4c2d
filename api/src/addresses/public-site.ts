import {
  type Edition,
  MARKET_EDITIONS,
  type ProductionHosts,
  resolveEdition,
} from '@ecocircle/shared-contracts';

/** The portal's public address: the origin of links in feeds and mails. */
export interface PublicSite {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly edition: Edition;
}

interface AskedHost {
  readonly host: string;
  readonly protocol: string;
}

const HOST_NAME = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/**
 * The portal's address for a request. Where production hosts are configured, only they are trusted: a request for
 * another host, which anyone can send, gets links to one of them.
 */
export function publicSite({ host, protocol }: AskedHost, hosts: ProductionHosts): PublicSite {
  const asked = resolveEdition(host, hosts);
  const edition = MARKET_EDITIONS.findLast((name) => hosts[name]);
  if (edition && !asked.production) return { origin: `https://${hosts[edition]}`, edition };
  if (!HOST_NAME.test(host)) return { origin: 'http://localhost:3000', edition: 'local' };
  const scheme = asked.production ? 'https' : protocol;
  return { origin: new URL(`${scheme}://${host}`).origin, edition: asked.edition };
}
