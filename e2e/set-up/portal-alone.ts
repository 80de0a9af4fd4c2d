import { startPortalForTests } from './portal-for-tests.ts';

/** Starts the portal for suites that sign in themselves. */
export default async function portalAlone(): Promise<() => Promise<void>> {
  const { stop } = await startPortalForTests();
  return stop;
}
