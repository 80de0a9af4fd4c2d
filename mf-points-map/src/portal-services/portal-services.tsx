import type { ShellServices } from '@ecocircle/shared-contracts';
import { createContext, useContext } from 'react';

const ServicesContext = createContext<ShellServices | null>(null);

/** Gives the shell's services to the components below. */
export const ServicesProvider = ServicesContext.Provider;

/** The shell's services. */
export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('a component of the map is rendered outside of its remote');
  return services;
}
