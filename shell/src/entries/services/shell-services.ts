import {
  type ApiCall,
  type ClientRole,
  newsletterForm,
  type PageData,
  type PortalBus,
  type RemoteName,
  type Session,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { createWatch, type EventCallable, type Scope, type Store, scopeBind } from 'effector';
import type { i18n } from 'i18next';
import { prefetchCityDialog } from '../../features/city-choice/index.ts';
import { confirmationAsked } from '../../features/confirm/index.ts';
import { dialogOpened, prefetchForms, shareRequested } from '../../features/dialogs/index.ts';
import { subscribe } from '../../features/newsletter/index.ts';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { errorText } from '../../platform/error-text.ts';
import { loaderStarted, loaderStopped } from '../../platform/loader/model.ts';
import { localeService } from '../../platform/locale/locale-service.ts';
import type { Today } from '../../platform/locale/today.ts';
import { createWhereabouts } from '../../platform/location/location.ts';
import { cityChoiceOpened } from '../../platform/location/model.ts';
import { notificationClosed, notificationShown } from '../../platform/notifications/model.ts';
import { authenticatedCalls } from '../../platform/services/authenticated-calls.ts';
import { $request, $session, sessionEnded } from '../../platform/session/model.ts';
import type { KeepSession } from '../../platform/session/start-session.ts';

export interface ServicesContext {
  readonly page: PageData;
  readonly scope: Scope;
  readonly i18n: i18n;
  readonly today: Today;
  readonly events: PortalBus;
  readonly keepSession: KeepSession;
}

/** Tells whoever listens on the bus that a remote, or a build of it, failed. */
export const reportFailure =
  (events: PortalBus) =>
  (remote: RemoteName, version: string, error: unknown): void =>
    events.emit('remote-failed', { remote, version, cause: errorText(error) });

/** Loaded when somebody changes their account. */
const ownChanges = () =>
  import(/* webpackChunkName: "own-changes" */ '../../platform/session/own-changes.ts');

function sessionService(scope: Scope, keep: KeepSession): ShellServices['session'] {
  const read = <T>(store: Store<T>): T => scope.getState(store);
  return {
    get: () => read($session),
    subscribe: (listener: (session: Session) => void) => createWatch({ unit: $session, fn: listener, scope }),
    hasRole(role: ClientRole) {
      const session = read($session);
      return session.status === 'authenticated' && session.user.roles.includes(role);
    },
    reload: async () => void (await scopeBind((await ownChanges()).reloadPersonFx, { scope })()),
    renewBy: async (call) => (await ownChanges()).renewSession(scope, authenticatedCalls(scope, keep), call),
    leave: scopeBind(sessionEnded, { scope }),
  };
}

function apiService(scope: Scope, keep: KeepSession): ShellServices['api'] {
  return {
    request: (call: ApiCall) => scope.getState($request)(call),
    authenticated: authenticatedCalls(scope, keep),
  };
}

export function createShellServices(
  { page, scope, i18n, today, events, keepSession }: ServicesContext,
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
    session: sessionService(scope, keepSession),
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
    dialogs: { open: send(dialogOpened), prefetch: () => prefetchForms(), share: (data = {}) => share(data) },
    newsletter: {
      subscribe: subscribeTo,
      form: (key) => newsletterForm({ locale, drafts: sessionDrafts, subscribe: subscribeTo }, key),
    },
    drafts: sessionDrafts,
    events,
    telemetry: {
      error: (error) =>
        events.emit('remote-failed', { remote, version, cause: errorText(error), isHandled: true }),
    },
    location: {
      ...createWhereabouts(page, scope),
      openChoice: send(cityChoiceOpened),
      prefetchChoice: prefetchCityDialog,
    },
    mapTiles: page.mapTiles,
  };
}
