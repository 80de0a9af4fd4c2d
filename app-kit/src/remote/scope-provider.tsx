import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType, ReactNode } from 'react';

/** Lets the parts of a remote read its own scope instead of the shell's. */
export const scopeProvider = (scope: Scope): ComponentType<{ children: ReactNode }> =>
  function ScopeProvider({ children }) {
    return <Provider value={scope}>{children}</Provider>;
  };
