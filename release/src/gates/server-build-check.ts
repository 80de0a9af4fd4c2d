import { join } from 'node:path';
import type { RemoteDescriptor, ShellManifest } from '@ecocircle/shared-contracts';
import { Refusal } from '../refusal.ts';
import { probed, SHELL_FOLDER } from './probed.ts';

const probeFile = (name: string): string => join(import.meta.dirname, name);

const adviceFor = (name: string): string =>
  `Repair ${name}, publish the build under a new version and promote that.`;

/** Refuses a remote whose server build does not load, or makes other routes than the descriptor declares. */
export async function checkServerBuild(folder: string, descriptor: RemoteDescriptor): Promise<void> {
  const { name, version, routes, assets } = descriptor;
  const made = await probed(probeFile('server-build-probe.ts'), [
    join(folder, assets.server.file),
    SHELL_FOLDER,
  ]);
  const advice = adviceFor(name);
  if (typeof made === 'string')
    throw new Refusal(`the server build of ${name} ${version} does not load: ${made}`, advice);
  const declared = new Set(routes.map(({ id }) => id));
  const missing = [...declared].filter((id) => !made.includes(id)).map((id) => `it lacks ${id}`);
  const unknown = made.filter((id) => !declared.has(id)).map((id) => `it has ${id}, which is not declared`);
  const differences = [...missing, ...unknown];
  if (differences.length > 0)
    throw new Refusal(
      `the server build of ${name} ${version} differs from its descriptor: ${differences.join('; ')}`,
      advice,
    );
}

/** What edges call of the shell's Node module. */
const CALLED = ['renderPage', 'renderErrorPage', 'findRouteOwner', 'formChunkFor', 'isAccountPage'];

/** Refuses a shell whose Node module does not load, or lacks what edges call. */
export async function checkShellRender(folder: string, { name, version }: ShellManifest): Promise<void> {
  const found = await probed(probeFile('shell-render-probe.ts'), [
    join(folder, 'server', 'render.mjs'),
    SHELL_FOLDER,
  ]);
  const words = `the server build of ${name} ${version}`;
  if (typeof found === 'string') throw new Refusal(`${words} does not load: ${found}`, adviceFor(name));
  const lacking = CALLED.filter((call) => !found.includes(call));
  if (lacking.length > 0) throw new Refusal(`${words} lacks ${lacking.join(', ')}`, adviceFor(name));
}
