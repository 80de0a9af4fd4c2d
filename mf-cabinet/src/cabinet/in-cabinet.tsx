import type { LocaleService } from '@ecocircle/shared-contracts';
import { Provider } from 'effector-react';
import { type ComponentType, createContext, use } from 'react';
import type { Cabinet } from './start-cabinet.ts';

const LocaleContext = createContext<Pick<LocaleService, 'locale' | 'now'> | null>(null);

/** The page's locale and the clock that relative dates are taken from. */
export function useLocale(): Pick<LocaleService, 'locale' | 'now'> {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('rendered outside the cabinet');
  return locale;
}

/** A component that reads the cabinet's own scope instead of the shell's. */
export function inCabinet({ scope, locale }: Pick<Cabinet, 'scope' | 'locale'>, Part: ComponentType) {
  return function InCabinet() {
    return (
      <LocaleContext value={locale}>
        <Provider value={scope}>
          <Part />
        </Provider>
      </LocaleContext>
    );
  };
}
