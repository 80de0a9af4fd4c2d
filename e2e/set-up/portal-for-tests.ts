import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOpenIdProvider } from './openid-provider.ts';
import { ONE_ADDRESS, PATIENT_EDGE } from './patience.ts';
import { freePort, type Product, startProduct } from './product.ts';

async function start(folder: string): Promise<Pick<Product, 'stop'>> {
  const PORT = String(await freePort());
  const provider = await startOpenIdProvider(`http://localhost:${PORT}`);
  const env = { DATA_DIR: join(folder, 'data'), RELEASE_STORE: join(folder, 'releases') };
  const product = await startProduct({
    ...ONE_ADDRESS,
    ...PATIENT_EDGE,
    ...provider.env,
    ...env,
    VITALS_PERCENT: '100',
    PORT,
  });
  Object.assign(process.env, env, { BASE_URL: product.url, E2E_LAUNCHER: String(product.pid) });
  let isStopping = false;
  product.ended.then((how) => {
    if (!isStopping) process.stderr.write(`The portal of the tests is gone: ${how}\n`);
  });
  const stop = async (): Promise<void> => {
    isStopping = true;
    await product.stop();
    await provider.stop();
  };
  return { stop };
}

/** The portal that the suites look at, and the folder of what they keep. */
export interface PortalForTests {
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Starts the portal once for all suites, in a data folder of its own. With `BASE_URL` set, a portal that runs is used
 * instead; `RELEASE_STORE` then names its store.
 */
export async function startPortalForTests(): Promise<PortalForTests> {
  const folder = await mkdtemp(join(tmpdir(), 'ecocircle-e2e-'));
  const product = process.env.BASE_URL ? null : await start(folder);
  return {
    folder,
    async stop() {
      await product?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
