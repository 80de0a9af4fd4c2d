import type { PageData } from '@ecocircle/shared-contracts';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PortalProvider } from './portal-context.tsx';

interface PortalProvidersProps {
  readonly page: PageData;
  readonly i18n: i18n;
  readonly scope: Scope;
  readonly children: ReactNode;
}

export const PortalProviders = ({ page, i18n, scope, children }: PortalProvidersProps) => (
  <PortalProvider value={page}>
    <I18nextProvider i18n={i18n}>
      <Provider value={scope}>{children}</Provider>
    </I18nextProvider>
  </PortalProvider>
);
