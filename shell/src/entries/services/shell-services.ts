import {
  type ApiCall,
  type ClientRole,
  EDITIONS,
  LOCALE_INFO,
  type LocaleService,
  newsletterForm,
  type PageData,
  type PortalBus,
  type RemoteName,
  type Session,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { createWatch, type EventCallable, type Scope, type Store, scopeBind } from 'effector';
import type { i18n } from 'i18next';
import { confirmationAsked } from '../../features/confirm/model.ts';
import { prefetchForms } from '../../features/dialogs/load-forms.ts';
import { dialogOpened, shareRequested } from '../../features/dialogs/model.ts';
import { subscribe } from '../../features/newsletter/subscribe.ts';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { loaderStarted, loaderStopped } from '../../platform/loader/model.ts';
import type { Today } from '../../platform/locale/today.ts';
import { notificationClosed, notificationShown } from '../../platform/notifications/model.ts';
import { authenticatedCalls } from '../../platform/services/authenticated-calls.ts';
import { $request, $session } from '../../platform/session/model.ts';
import type { KeepSession } from '../../platform/session/start-session.ts';

/** What every remote of one page shares. */
export interface ServicesContext {
  readonly page: PageData;
  readonly scope: Scope;
  readonly i18n: i18n;
  readonly today: Today;
  readonly events: PortalBus;
  readonly keepSession: KeepSession;
  readonly report: (remote: RemoteName, version: string, error: unknown) => void;
}

/** The locale service of a page, in the browser and on the server alike. */
export function localeService(
  page: Pick<PageData, 'locale' | 'edition' | 'now'>,
  i18n: i18n,
  today: Today = { now: new Date(page.now) },
): LocaleService {
  const { locale, edition } = page;
  return {
    locale,
    edition,
    info: LOCALE_INFO[locale],
    get now() {
      return today.now;
    },
    i18n,
  };
}

function sessionService(scope: Scope): ShellServices['session'] {
  const read = <T>(store: Store<T>): T => scope.getState(store);
  return {
    get: () => read($session),
    subscribe: (listener: (session: Session) => void) => createWatch({ unit: $session, fn: listener, scope }),
    hasRole(role: ClientRole) {
      const session = read($session);
      return session.status === 'authenticated' && session.user.roles.includes(role);
    },
  };
}

function apiService(scope: Scope, keep: KeepSession): ShellServices['api'] {
  return {
    request: (call: ApiCall) => scope.getState($request)(call),
    authenticated: authenticatedCalls(scope, keep),
  };
}

/** The services that a remote gets in the browser. */
export function createShellServices(
  { page, scope, i18n, today, events, keepSession, report }: ServicesContext,
  remote: RemoteName,
  version: string,
): ShellServices {
  const send = <T>(unit: EventCallable<T>) => scopeBind(unit, { scope });
  const show = send(notificationShown);
  const close = send(notificationClosed);
  const ask = send(confirmationAsked);
  const start = send(loaderStarted);
  const stop = send(loaderStopped);
  const share = send(shareRequested);
  const locale = localeService(page, i18n, today);
  const subscribeTo = (email: string) => subscribe(scope.getState($request), email, page.locale);
  return {
    api: apiService(scope, keepSession),
    session: sessionService(scope),
    locale,
    notifications: {
      show(notification) {
        const id = crypto.randomUUID();
        show({ ...notification, id });
        return { close: () => close(id) };
      },
    },
    confirm: {
      ask: (confirmation) => new Promise((resolve) => ask({ ...confirmation, answer: resolve })),
      notify: ({ title, text, okLabel }) =>
        new Promise((resolve) => ask({ title, text, okLabel, isNotice: true, answer: () => resolve() })),
    },
    loader: {
      start(key) {
        start(key);
        return { stop: () => stop(key) };
      },
    },
    dialogs: { open: send(dialogOpened), prefetch: prefetchForms, share: (data = {}) => share(data) },
    newsletter: {
      subscribe: subscribeTo,
      form: (key) => newsletterForm({ locale, drafts: sessionDrafts, subscribe: subscribeTo }, key),
    },
    drafts: sessionDrafts,
    events,
    telemetry: { error: (error) => report(remote, version, error) },
    mapTiles: page.mapTiles,
  };
}

/** The locales among which a page of this edition can switch. */
export const offeredLocales = (page: Pick<PageData, 'edition'>) => EDITIONS[page.edition].locales;
