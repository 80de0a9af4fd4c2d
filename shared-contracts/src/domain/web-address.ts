/** The networks in which an organisation may have a page: VK, Odnoklassniki, Telegram and Zen. */
export const NETWORKS = ['vk', 'ok', 'tg', 'zen'] as const;

/** A network of {@link NETWORKS}. */
export type Network = (typeof NETWORKS)[number];

/** The hosts of each network, without `www.` and `m.` in front; the first one is today's. */
export const NETWORK_HOSTS: Readonly<Record<Network, readonly string[]>> = {
  vk: ['vk.com', 'vk.ru', 'vkontakte.ru'],
  ok: ['ok.ru', 'odnoklassniki.ru'],
  tg: ['t.me', 'telegram.me', 'telegram.dog'],
  zen: ['dzen.ru', 'zen.yandex.ru'],
};

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** An address as it is kept: what was typed without a scheme gets `https://`. */
export const withScheme = (address: string): string =>
  address === '' || HAS_SCHEME.test(address) ? address : `https://${address.replace(/^\/+/, '')}`;

function urlOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * Reads the address of a page of the web; null for everything that no link may lead to: another scheme than https, a
 * name and a password in front of the host, a host without a dot, spaces.
 *
 * @example
 * readWebAddress('https://example.org/about')?.hostname // 'example.org'
 */
export function readWebAddress(address: string): URL | null {
  const url = /\s/.test(address) ? null : urlOf(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return /[^.]\.[^.]/.test(url.hostname) ? url : null;
}

/** Whether an address is that of a page, not only of the first page, of a network. */
export function isNetworkAddress(network: Network, address: string): boolean {
  const url = readWebAddress(address);
  const host = url?.hostname.replace(/^(?:www|m)\./, '') ?? '';
  return url !== null && NETWORK_HOSTS[network].includes(host) && url.pathname.length > 1;
}

/** An address as people read it: without scheme, `www.` and the slash at its end. */
export const shownAddress = (address: string): string =>
  address.replace(/^https:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
