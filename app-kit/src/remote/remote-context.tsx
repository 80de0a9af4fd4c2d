import type { LocaleService, ShellServices } from '@ecocircle/shared-contracts';
import { type ComponentType, createContext, memo, type ReactNode, use } from 'react';
import { I18nextProvider } from 'react-i18next';

const ServicesContext = createContext<ShellServices | null>(null);

/** The shell's services, in any part of a page. */
export function useServices(): ShellServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('a part of a page was rendered outside of its remote');
  return services;
}

/** When this page was rendered first: within a remote the server's moment, elsewhere the browser's present one. */
export function useFirstMoment(): Date {
  const services = use(ServicesContext);
  return services ? services.locale.now : new Date();
}

const browserClock = (): Date => new Date();

/** The clock of the shell, right where the visitor's is wrong; a shell before contract 1.5 has none. */
export function clockOf({ locale }: Pick<ShellServices, 'locale'>): () => Date {
  const { present = browserClock }: Partial<LocaleService> = locale;
  return present;
}

/** Gives the present moment: within a remote by the shell's clock. */
export function useClock(): () => Date {
  const services = use(ServicesContext);
  return services ? clockOf(services) : browserClock;
}

/** What the parts of a remote find around them. */
export interface RemoteProviderProps {
  readonly services: ShellServices;
  /** The remote's name, which is the namespace of its texts: `useTranslation()` gives them. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Gives the shell's services and the remote's texts to the parts of a page. */
export function RemoteProvider({ services, name, children }: RemoteProviderProps) {
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.locale.i18n} defaultNS={name}>
        {children}
      </I18nextProvider>
    </ServicesContext>
  );
}

/** A part of a page inside a provider, for whoever renders the part alone: what the router tells others does not render it anew. */
export const partWithin = (
  Provider: ComponentType<{ children: ReactNode }>,
  Part: ComponentType,
): ComponentType => {
  const Kept = memo(Part);
  return function PartOfRemote() {
    return (
      <Provider>
        <Kept />
      </Provider>
    );
  };
};
