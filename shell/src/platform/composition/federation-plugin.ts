import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** Milliseconds for which a file of a remote is waited for. */
export const LOAD_TIMEOUT = 8000;
/** A line that is only slow has more, once the build is tried again. */
const PATIENT_TIMEOUT = 15_000;

export type IntegrityOf = (url: string) => string | undefined;

/** The address of a file in a repeated attempt to load a build, which no cache and no call that hangs stands in for. */
export const addressOf = (url: string, attempt: number): string =>
  attempt > 0 ? `${url}?attempt=${attempt}` : url;

const isAttempt = (url: string): boolean => url.includes('?attempt=');

/**
 * Loads the entries of remotes with subresource integrity and a time budget. A failed entry is not kept as pending,
 * so that the next attempt really loads again.
 */
export function federationPlugin(integrityOf: IntegrityOf): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-federation',
    createScript({ url }) {
      const integrity = integrityOf(url);
      if (!integrity) return;
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      return { script, timeout: isAttempt(url) ? PATIENT_TIMEOUT : LOAD_TIMEOUT };
    },
  };
}
