import type { PageData } from '@ecocircle/shared-contracts';
import { createContext, useContext } from 'react';

const PortalContext = createContext<PageData | null>(null);

/** Gives the shell's own components the facts of the page. */
export const PortalProvider = PortalContext.Provider;

/** The facts of the page: edition, locale, remotes. */
export function usePortal(): PageData {
  const page = useContext(PortalContext);
  if (!page) throw new Error('usePortal outside PortalProvider');
  return page;
}
