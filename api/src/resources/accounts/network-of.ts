import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The network of one customer of a provider: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [host = ''] = address.split('%');
  const written = new URL(`http://[${host}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::').map((part) => part.split(':').filter(Boolean)) as string[][];
  const zeros = tail ? Array(GROUPS - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, NETWORK_GROUPS).join(':');
}
