import type { ShareScope } from '../../composition/remote-container.ts';

/** The shared packages by name, which the remote's modules take from here: the build tells them where this is. */
export const shared: Record<string, unknown> = {};

/** Takes the packages of the host, which has one version of each. */
export async function init(scope: ShareScope): Promise<void> {
  const taken = Object.entries(scope).map(async ([name, versions]) => {
    const [version] = Object.values(versions);
    const factory = await version?.get();
    shared[name] = factory?.();
  });
  await Promise.all(taken);
}
