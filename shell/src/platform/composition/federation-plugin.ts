import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

const LOAD_TIMEOUT = 8000;

export type IntegrityOf = (url: string) => string | undefined;

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
      return { script, timeout: LOAD_TIMEOUT };
    },
  };
}
