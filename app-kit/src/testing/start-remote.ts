import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type ApiService,
  type CreateRemote,
  type DraftService,
  idleServices,
  LOCALE_INFO,
  type Locale,
  type LocationService,
  type Messages,
  NESTED_QUOTES,
  type PortalDialog,
  type PortalRouteObject,
  type SessionService,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { readLocaleTexts } from '@ecocircle/shared-contracts/build/locale-texts';
import type { RouteObject } from '@ecocircle/shared-contracts/router';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** A remote as its tests know it. */
export interface RemoteUnderTest {
  /** The folder of its `package.json`, named as the remote is; or that of a part with texts of its own. */
  readonly directory: string;
  readonly createRemote: CreateRemote;
  /** The moment that the page's relative dates are taken from. */
  readonly now: Date;
  /** The clock of the server; the test's own unless given. */
  readonly present?: () => Date;
}

/** What a test starts a remote with; nobody is signed in and the platform answers nothing unless given. */
export interface TestSetup {
  readonly locale?: Locale | undefined;
  readonly api?: Partial<ApiService>;
  readonly session?: SessionService;
  readonly mapTiles?: ShellServices['mapTiles'] | undefined;
  /** What is not given of it stands still in the city of the locale's edition. */
  readonly location?: Partial<LocationService> | undefined;
  /** What is typed is forgotten unless given. */
  readonly drafts?: DraftService | undefined;
}

const readJson = <Content>(directory: string, file: string): Content =>
  JSON.parse(readFileSync(join(directory, file), 'utf8')) as Content;

/** The folder of the texts of a remote, or of a part of app-kit. */
const localesIn = (directory: string): string => {
  const folder = join(directory, 'src', 'locales');
  return existsSync(folder) ? folder : join(directory, 'locales');
};

/** The texts of a remote, or of a part of app-kit, in a locale. */
export const messagesIn = (directory: string, locale: Locale): Messages =>
  readLocaleTexts(localesIn(directory), locale) as Messages;

/** An i18next with the remote's texts, as the shell makes it. */
export function i18nOf(directory: string, locale: Locale): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(NESTED_QUOTES)
    .init({
      lng: locale,
      fallbackLng: false,
      resources: { [locale]: { [basename(directory)]: messagesIn(directory, locale) } },
      initAsync: false,
      interpolation: { escapeValue: false },
      postProcess: NESTED_QUOTES.name,
      react: { useSuspense: false },
    });
  return instance;
}

const unanswered = ({ path }: { path: string }): Promise<never> =>
  Promise.reject(new Error(`nobody answers ${path} in this test`));

/** The shell's services for a test; what a page reports and opens is kept. */
export function testServices(
  { directory, now, present = () => new Date() }: Omit<RemoteUnderTest, 'createRemote'>,
  setup: TestSetup = {},
) {
  const { locale = 'en-US', api, session, mapTiles = null, drafts, location } = setup;
  const place = {
    locale,
    info: LOCALE_INFO[locale],
    edition: 'local',
    now,
    present,
    i18n: i18nOf(directory, locale),
  } as const;
  const idle = idleServices(place, { request: unanswered, authenticated: unanswered, ...api });
  const reported: unknown[] = [];
  const dialogs: PortalDialog[] = [];
  const services: ShellServices = {
    ...idle,
    ...(session && { session }),
    ...(drafts && { drafts }),
    location: { ...idle.location, ...location },
    mapTiles,
    dialogs: { ...idle.dialogs, open: (dialog) => void dialogs.push(dialog) },
    telemetry: { error: (error: unknown) => void reported.push(error) },
  };
  return { services, reported, dialogs };
}

/** Starts a remote; its routes have the paths of its descriptor, as the shell gives them. */
export function startRemote(remote: RemoteUnderTest, setup?: TestSetup) {
  const started = testServices(remote, setup);
  const { routes: declared } = readJson<{ routes: { id: string; path: string }[] }>(
    remote.directory,
    'remote.json',
  );
  const { routes: brought, dispose } = remote.createRemote(started.services);
  const routes = brought.map((route) => ({
    ...route,
    path: declared.find(({ id }) => id === route.id)?.path,
  }));
  return { ...started, routes: routes as (PortalRouteObject & RouteObject)[], dispose };
}
