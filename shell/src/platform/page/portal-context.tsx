import { LOCALE_INFO, type PageData, REGION_LINKS } from '@ecocircle/shared-contracts';
import { createContext, useContext } from 'react';

const PortalContext = createContext<PageData | null>(null);

export const PortalProvider = PortalContext.Provider;

export function usePortal(): PageData {
  const page = useContext(PortalContext);
  if (!page) throw new Error('usePortal outside PortalProvider');
  return page;
}

export const useRegionLinks = () => REGION_LINKS[LOCALE_INFO[usePortal().locale].region];

export const useBrand = (): string => LOCALE_INFO[usePortal().locale].brand;
