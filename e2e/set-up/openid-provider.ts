import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, PROJECT } from './product.ts';

/** The client of this installation at the API's provider for tests. */
const CLIENT = { GOOGLE_CLIENT_ID: 'ecocircle', GOOGLE_CLIENT_SECRET: 'only-for-tests' };

/** An OpenID provider that stands for Google. */
export interface OpenIdProvider {
  /** What the portal is started with to use it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts an OpenID provider that redirects back to a portal. */
export async function startOpenIdProvider(portal: string): Promise<OpenIdProvider> {
  const args = [
    ...['--import', join(PROJECT, 'bin', 'leave-with-parent.ts')],
    join(PROJECT, 'api', 'test', 'openid-provider.ts'),
    ...['--port', String(await freePort()), '--portal', portal],
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the OpenID provider ended with ${code}`);
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [line] = (await Promise.race([once(lines, 'line'), failed])) as [string];
  failed.catch(() => {});
  const stop = async (): Promise<void> => {
    child.kill();
    await failed.catch(() => {});
  };
  return { env: { ...CLIENT, GOOGLE_ISSUER: line.replace(/^ready /, '') }, stop };
}
