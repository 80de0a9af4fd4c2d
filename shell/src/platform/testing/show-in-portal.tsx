import {
  type ClientUser,
  editionCity,
  type Locale,
  type PageData,
  type PageRoute,
} from '@ecocircle/shared-contracts';
import { createBrowserRouter, RouterProvider } from '@ecocircle/shared-contracts/router';
import { cleanup, configure, render } from '@testing-library/react';
import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createPortalI18n } from '../locale/portal-i18n.ts';
import { PortalProvider } from '../page/portal-context.tsx';
import type { RequestClient } from '../services/request-client.ts';
import type { StoredAuth } from '../session/auth-storage.ts';
import { $auth, $request } from '../session/model.ts';
import { portalMessages } from './portal-messages.ts';

// The machine may run everything at once: a page is not slow because it took a second.
configure({ asyncUtilTimeout: 20_000 });

/** The paths of a complete portal, besides the shell's own. */
const PATHS = [
  '',
  'get-app',
  'what-to-do-with',
  'charity-events',
  'recycling-points/:id?',
  'charity-events-manual',
  'inspection-manual',
  'cookies',
  'personal-data',
  'privacy-policy',
  'profile',
  'profile/balance',
  'profile/charity-events',
  'profile/create-charity-event',
  'profile/recycling-points',
  'profile/create-recycling-point',
];

const DEFAULT_ADDRESS = '/charity-events?city=Almaty';

const failOn = (error: Error): never => {
  throw error;
};

/** What is shown, and to whom. Texts are English in every locale. */
export interface InPortal {
  readonly roles?: ClientUser['roles'] | null;
  readonly facts?: Partial<PageData>;
  readonly paths?: readonly string[];
  readonly regions?: Readonly<Record<string, PageRoute['regions']>>;
  readonly at?: string;
  /** The pattern of the page's path, for pages that read parameters. */
  readonly route?: string;
  /** Answers calls in the API's place. */
  readonly request?: RequestClient;
}

/** Renders a part of the frame inside a portal with the given pages and session. */
export function showInPortal(
  Component: ComponentType,
  { roles = null, facts, paths = PATHS, regions = {}, at = DEFAULT_ADDRESS, route, request }: InPortal = {},
): Scope {
  const routes = paths.map((path) => ({ path, regions: regions[path] }));
  const remotes = { 'mf-public': { routes } } as unknown as PageData['remotes'];
  const known = { edition: 'local', locale: 'en-US', basename: '/en-us', remotes, ...facts };
  const page = { city: editionCity(known.locale as Locale), ...known } as PageData;
  const auth = roles && ({ user: { name: 'Aigerim', roles } } as unknown as StoredAuth);
  const scope = fork({
    values: [
      [$auth, auth],
      [$request, request ?? $request.defaultState],
    ],
  });
  cleanup();
  history.replaceState(null, '', at);
  const router = createBrowserRouter([
    ...(route ? [{ path: route, Component }] : []),
    { path: '*', Component },
  ]);
  render(
    <PortalProvider value={page}>
      <I18nextProvider i18n={createPortalI18n(page.locale, portalMessages('en-US'), failOn)}>
        <Provider value={scope}>
          <RouterProvider router={router} />
        </Provider>
      </I18nextProvider>
    </PortalProvider>,
  );
  return scope;
}
