import type { ShellServices } from '@ecocircle/shared-contracts';
import { type ComponentType, createContext, use } from 'react';

const ServicesContext = createContext<ShellServices | null>(null);

/** A page whose parts may ask for the shell's services. */
export function withServices(services: ShellServices, Page: ComponentType): ComponentType {
  return function PageWithServices() {
    return (
      <ServicesContext value={services}>
        <Page />
      </ServicesContext>
    );
  };
}

/** The shell's services, in any part of a page. */
export function useServices(): ShellServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('a part of a page was rendered outside of its page');
  return services;
}
