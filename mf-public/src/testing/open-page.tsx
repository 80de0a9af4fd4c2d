import {
  idleServices,
  LOCALE_INFO,
  type Locale,
  type MapTiles,
  type PageHead,
  type PortalDialog,
  type RouteHandle,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@ecocircle/shared-contracts/router';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@ecocircle/shared-contracts/router-server';
import { onTestFinished } from '@ecocircle/test-kit';
import { cleanup, configure, render } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import enUS from '../locales/en-US.json' with { type: 'json' };
import esAR from '../locales/es-AR.json' with { type: 'json' };
import kkKZ from '../locales/kk-KZ.json' with { type: 'json' };
import ruKZ from '../locales/ru-KZ.json' with { type: 'json' };
import ruRU from '../locales/ru-RU.json' with { type: 'json' };
import { createRemote } from '../remote.tsx';
import { type Answers, startPlatform } from './platform-server.ts';

/** The translations of the remote by locale. */
export const TRANSLATIONS = { 'ru-RU': ruRU, 'ru-KZ': ruKZ, 'kk-KZ': kkKZ, 'es-AR': esAR, 'en-US': enUS };

/** Saturday evening in Moscow, Sunday already in Almaty. */
export const NOW = new Date('2026-11-21T19:30:00Z');

// A page waits for a real server here, on machines that may be busy.
configure({ asyncUtilTimeout: 4000 });

function i18nFor(locale: Locale): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'mf-public',
    resources: { [locale]: { 'mf-public': TRANSLATIONS[locale] } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** The remote with services that ask a platform of the given answers, and its own map server where one is given. */
export async function startRemote(
  answers: Answers,
  locale: Locale = 'en-US',
  mapTiles: MapTiles | null = null,
) {
  const { api, asked } = await startPlatform(answers);
  const reported: unknown[] = [];
  const i18n = i18nFor(locale);
  const dialogs: PortalDialog[] = [];
  const place = { locale, info: LOCALE_INFO[locale], edition: 'local', now: NOW, i18n } as const;
  const idle = idleServices(place, api);
  const services: ShellServices = {
    ...idle,
    mapTiles,
    dialogs: { ...idle.dialogs, open: (dialog) => void dialogs.push(dialog) },
    telemetry: { error: (error: unknown) => void reported.push(error) },
  };
  const routes = createRemote(services).routes as RouteObject[];
  return { routes, services, i18n, asked, reported, dialogs };
}

/** What came of a request: a redirect, or a rendered page with its status and head. */
export interface OpenedPage {
  readonly redirectedTo: string | null;
  readonly status: number;
  readonly head: PageHead | undefined;
  readonly asked: readonly string[];
  readonly reported: readonly unknown[];
  /** The dialogs that were asked for. */
  readonly dialogs: readonly PortalDialog[];
}

/** Opens a page as the edge does, without JavaScript in the browser, and renders it into the test's document. */
export async function openPage(
  path: string,
  answers: Answers,
  locale?: Locale,
  mapTiles?: MapTiles,
): Promise<OpenedPage> {
  const { routes, services, i18n, asked, reported, dialogs } = await startRemote(answers, locale, mapTiles);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, 'http://localhost')));
  const opened = { redirectedTo: null, status: 200, head: undefined, asked, reported, dialogs };
  if (context instanceof Response)
    return {
      ...opened,
      status: context.status,
      redirectedTo: context.headers.get('location'),
    };
  const failure = Object.values(context.errors ?? {})[0] as { status?: number } | undefined;
  if (failure) return { ...opened, status: failure.status ?? 500 };
  cleanup();
  onTestFinished(cleanup);
  render(
    <I18nextProvider i18n={i18n}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </I18nextProvider>,
  );
  const { route } = context.matches.at(-1) ?? {};
  const handle = route?.handle as RouteHandle | undefined;
  const data = route && (context.loaderData[route.id] as never);
  const head = route && handle?.head?.(data as never, services);
  return { ...opened, status: handle?.status?.(data as never) ?? 200, head };
}

/** Opens a page as the browser does: links and forms navigate without a new document. */
export async function openInBrowser(path: string, answers: Answers): Promise<{ asked: readonly string[] }> {
  history.replaceState(null, '', path);
  const { routes, i18n, asked } = await startRemote(answers);
  const router = createBrowserRouter([{ HydrateFallback: () => null, children: routes }]);
  onTestFinished(() => {
    cleanup();
    router.dispose();
  });
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { asked };
}
