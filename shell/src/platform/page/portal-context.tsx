import type { PageData } from '@ecocircle/shared-contracts';
import { createContext, useContext } from 'react';

const PortalContext = createContext<PageData | null>(null);

export const PortalProvider = PortalContext.Provider;

export function usePortal(): PageData {
  const page = useContext(PortalContext);
  if (!page) throw new Error('usePortal outside PortalProvider');
  return page;
}
