let asked: string | undefined;

/** Where this process finds the portal that it tests: that of `BASE_URL`, unless it asks another one. */
export const portalUrl = (): string => asked ?? process.env.BASE_URL ?? '';

/**
 * Asks the portal at this address from here on. It is not left in the environment: Playwright hands that of a worker on to
 * the projects that wait for it, as it is before the worker's fixtures end.
 */
export function askAt(url: string): void {
  asked = url;
}
