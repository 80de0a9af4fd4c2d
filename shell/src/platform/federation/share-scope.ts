import type { ModuleFactory } from '@ecocircle/shared-contracts';

/** A package as the bundler's start code offers it: the shell holds all that it shares, so that it is there at once. */
export interface OfferedPackage {
  readonly version: string;
  readonly get: () => ModuleFactory;
}

/** The packages that the shell shares with the remotes of its page; filled before anything of the shell runs. */
export const shareScope: Record<string, Record<string, Pick<OfferedPackage, 'get'>>> = {};

/** Offers packages to remotes, each in the one version that the page has. */
export function offer(packages: Readonly<Record<string, readonly OfferedPackage[]>>): void {
  for (const [name, versions] of Object.entries(packages))
    shareScope[name] = Object.fromEntries(versions.map(({ version, get }) => [version, { get }]));
}
