import type { PartName, RegistryChange } from '@ecocircle/shared-contracts';

/**
 * The versions that a part can be rolled back to, the active one last: a promotion puts its version on top, a
 * rollback takes off everything above its target. So a version that was rolled back is never fallen back to.
 *
 * @example
 * // promoted 1.0.0, 1.1.0, 1.2.0, then rolled back to 1.1.0
 * releaseStack(history, 'mf-public'); // ['1.0.0', '1.1.0']
 */
export function releaseStack(history: readonly RegistryChange[], part: PartName): string[] {
  const stack: string[] = [];
  for (const change of history) {
    if (change.remote !== part) continue;
    const target = change.action === 'rollback' ? stack.lastIndexOf(change.to) : -1;
    if (target === -1) stack.push(change.to);
    else stack.splice(target + 1);
  }
  return stack;
}
