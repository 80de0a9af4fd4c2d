import type { RemoteModule } from '../../composition/remote-module.ts';
import { atOwnAddresses } from './own-addresses.ts';

export { init, shared } from './shared.ts';

atOwnAddresses();

/**
 * Gives the one module that the remote exposes. It runs now, not with the entry: by now its host has given it the
 * shared packages.
 */
export async function get(): Promise<() => RemoteModule> {
  const remote = await import(/* webpackMode: "eager" */ 'remote');
  return () => remote;
}
