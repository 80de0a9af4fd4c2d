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
import { afterEach } from '@jest/globals';
import { cleanup, configure, render } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import mitt from 'mitt';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import english from '../locales/en-US.json' with { type: 'json' };
import spanish from '../locales/es-AR.json' with { type: 'json' };
import kazakh from '../locales/kk-KZ.json' with { type: 'json' };
import russianOfKazakhstan from '../locales/ru-KZ.json' with { type: 'json' };
import russian from '../locales/ru-RU.json' with { type: 'json' };
import { createRemote } from '../remote.tsx';
import { serveOwnPoints } from './own-points.ts';

// The machine may run everything at once: a page is not slow because it took a second.
configure({ asyncUtilTimeout: 8_000 });

let stopRouter = (): void => {};

afterEach(() => {
  cleanup();
  stopRouter();
});

const MESSAGES: Readonly<Record<Locale, Messages>> = {
  'ru-RU': russian,
  'ru-KZ': russianOfKazakhstan,
  'kk-KZ': kazakh,
  'es-AR': spanish,
  'en-US': english,
};

/** The remote's translations of a locale. */
export const messagesOf = (locale: Locale): Messages => MESSAGES[locale];

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
  stopRouter = () => router.dispose();
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { container, remote, session, events };
}
