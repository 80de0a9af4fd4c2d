import {
  type ApiService,
  type ClientUser,
  LOCALE_INFO,
  type Locale,
  type Messages,
  type PortalEvents,
  type Session,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { createBrowserRouter, RouterProvider } from '@ecocircle/shared-contracts/router';
import { cleanup, render } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import mitt from 'mitt';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createRemote } from '../remote.tsx';
import { serveOwnPoints } from './own-points.ts';

const files = import.meta.glob<{ default: Messages }>('../locales/*.json', { eager: true });

/** The remote's translations of a locale. */
export const messagesOf = (locale: Locale): Messages =>
  (files[`../locales/${locale}.json`] as { default: Messages }).default;

/** A signed-in person. */
export const aUser = (facts: Partial<ClientUser> = {}): ClientUser => ({
  id: '3',
  name: 'Ana Paz',
  phone: '+5493415550101',
  email: 'ana@demo.test',
  orgName: 'Green LLC',
  orgInfoId: '9',
  orgId: '7',
  logoUrl: null,
  logoId: null,
  balance: 0,
  roles: ['recycling-points-creator'],
  ...facts,
});

/** A session that a test can move. */
export function aSession(user: ClientUser | null) {
  const listeners = new Set<(session: Session) => void>();
  let current: Session = user ? { status: 'authenticated', user } : { status: 'anonymous' };
  return {
    get: () => current,
    hasRole: () => false,
    subscribe(listener: (session: Session) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    move(session: Session) {
      current = session;
      for (const listener of listeners) listener(session);
    },
    listeners,
  };
}

function i18nFor(locale: Locale): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { 'mf-cabinet': messagesOf(locale) } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** What a test starts a page with. */
export interface PageSetup {
  readonly user?: ClientUser;
  readonly locale?: Locale;
  readonly api?: Pick<ApiService, 'authenticated'>;
}

/** Runs the remote in a router at this address, as the shell does. */
export function startPage(path: string, setup: PageSetup = {}) {
  cleanup();
  const { user = aUser(), locale = 'en-US', api = serveOwnPoints([]) } = setup;
  window.history.replaceState(null, '', path);
  const session = aSession(user);
  const events = mitt<PortalEvents>();
  const i18n = i18nFor(locale);
  const services = {
    api,
    session,
    events,
    locale: {
      locale,
      info: LOCALE_INFO[locale],
      edition: 'local',
      now: new Date('2026-11-21T12:00:00Z'),
      i18n,
    },
  } as unknown as ShellServices;
  const remote = createRemote(services);
  const router = createBrowserRouter([...remote.routes, { path: '*', element: <p>elsewhere</p> }]);
  const view = render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { ...view, remote, router, session, events };
}
