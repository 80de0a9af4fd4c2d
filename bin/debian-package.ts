import { existsSync } from 'node:fs';
import { Failure } from './failure.ts';
import { run } from './spawned.ts';

/** Whether packages can be installed without asking anybody. */
export const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @throws Failure with the advice when the package cannot be installed */
export async function installPackage(name: string, advice: string): Promise<void> {
  process.stdout.write(`installing ${name}\n`);
  const install = `apt-get update && apt-get install -y --no-install-recommends ${name}`;
  const { code, output } = await run('sh', ['-c', install], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code !== 0) throw new Failure(`${output}\n${name} could not be installed. ${advice}`);
}
