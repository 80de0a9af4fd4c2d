import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import type { ClientUser } from '../domain/client-user.ts';
import type { NewsletterFormParts } from '../forms/newsletter-form.ts';
import type { FormBody, FormKind } from '../forms/portal-forms.ts';
import type { Edition } from '../locales/editions.ts';
import type { Locale, LocaleInfo } from '../locales/locales.ts';
import type { LocationService } from './location-service.ts';
import type { PortalBus } from './portal-events.ts';
import type { ClientRole } from './route-metadata.ts';

/** Ends a subscription. */
export type Unsubscribe = () => void;

/**
 * The session as remotes see it. The token never leaves the shell. While a person whose session ended is asked to log
 * in again, remotes go on seeing them: the page below the question keeps its state.
 */
export type Session =
  | { readonly status: 'anonymous' }
  | { readonly status: 'authenticated'; readonly user: ClientUser };

/** The session: who is signed in, and what happens to it when they change their account. */
export interface SessionService {
  get(): Session;
  subscribe(listener: (session: Session) => void): Unsubscribe;
  hasRole(role: ClientRole): boolean;
  /** Loads the person anew, since something of the account was changed. Rejects as `api.authenticated` does. */
  reload(): Promise<void>;
  /**
   * Sends a call as `api.authenticated` does that ends all sessions of the account and is answered with the token by
   * which this one goes on (`access_token`). The shell keeps that; it never reaches a remote.
   */
  renewBy(call: ApiCall): Promise<void>;
  /** Ends the session of this browser, which the server has ended already: everybody was logged out. */
  leave(): void;
}

/** One call to the platform API. */
export interface ApiCall {
  /** GET unless given. Writes are not retried. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute path, beginning with /api/. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  /** Sent as JSON; FormData is sent as it is. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Fails at the first refusal: a read, too, is not repeated. */
  readonly once?: boolean;
  /**
   * Hears how much of the body has been sent, from 0 to 1. Such a call may take as long as it goes on: it ends when
   * nothing more was sent or answered for a minute. A shell before contract 1.4 does not call it.
   */
  readonly onProgress?: (share: number) => void;
}

/** The request client. Both calls reject with an {@link ApiError} on an error of the server, and when aborted. */
export interface ApiService {
  /** A public call, without credentials. */
  request(call: ApiCall): Promise<unknown>;
  /**
   * A call as the signed-in user; on 401 or 403 it waits for a new login, however long that takes, and is repeated
   * once. Rejects with a {@link CallCancelledError} when that login does not come, or is somebody else's.
   */
  authenticated(call: ApiCall): Promise<unknown>;
}

/** Locale and translations; the i18next instance belongs to the shell. */
export interface LocaleService {
  readonly locale: Locale;
  readonly info: LocaleInfo;
  readonly edition: Edition;
  /**
   * The moment that relative dates are taken from: the server's in both first renders, then renewed every 24 hours
   * and a millisecond, when routes load their data anew.
   */
  readonly now: Date;
  /** The present moment, by the server's clock where the visitor's is wrong: what is open now is told by it. */
  readonly present: () => Date;
  readonly i18n: i18n;
}

/** One way on that a message offers. Taking it closes the message. */
export interface NotificationAction {
  readonly label: string;
  run(): void;
}

/** A message that shows for a while at the edge of the page and is announced to screen readers. */
export interface Notification {
  readonly kind: 'success' | 'info' | 'error';
  readonly title: string;
  readonly text?: string;
  /** Milliseconds until it goes by itself; 0 keeps it. 6,000 unless given. */
  readonly timeout?: number;
  readonly action?: NotificationAction;
}

/** Shows notifications. */
export interface NotificationService {
  show(notification: Notification): { close(): void };
}

/** A question with OK and, unless there is no other way, Cancel. */
export interface Confirmation {
  readonly title: string;
  readonly text?: ReactNode;
  readonly okLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
}

/** A message that has to be read: a dialog with OK only. */
export type Notice = Pick<Confirmation, 'title' | 'text' | 'okLabel'>;

/** Asks before something happens, and tells what has to be read. */
export interface ConfirmService {
  /** Resolves to whether the person agreed; a question asked while another dialog is open is answered with no. */
  ask(confirmation: Confirmation): Promise<boolean>;
  /** Resolves once the message was read; several are told one after the other. */
  notify(notice: Notice): Promise<void>;
}

/** Locks the page with a loader while a keyed piece of work runs; it appears only after 300 ms. */
export interface LoaderService {
  start(key: string): { stop(): void };
}

/** Reports what went wrong or how fast it was, with the remote and its version added by the shell. */
export interface TelemetryService {
  error(error: unknown, context?: Readonly<Record<string, string>>): void;
}

/** A service of map tiles: a URL template with `{z}`, `{x}`, `{y}`, and whom to name for them. */
export interface MapTiles {
  readonly url: string;
  readonly attribution: string;
}

/** What is shared. `url` is a path of this site without the locale prefix, or an absolute address. */
export interface ShareData {
  /** The product's name in the locale unless given. */
  readonly title?: string;
  /** The product's one sentence in the locale unless given. */
  readonly text?: string;
  /** `/` unless given. */
  readonly url?: string;
  /** A picture of 1200 by 600 for networks that take one: a path or an address; the locale's own unless given. */
  readonly imageUrl?: string;
}

/** A dialog of the shell that any page may open; one that holds a form may begin with some of its values. */
export type PortalDialog =
  | { [Kind in FormKind]: { readonly kind: Kind } & Readonly<Partial<FormBody<Kind>>> }[FormKind]
  | { readonly kind: 'registration' };

/**
 * Opens the shell's dialogs. A link to the page with `?modal=question`, `?modal=write-to-us`, or the parameter of
 * {@link withInquiry} opens the form without JavaScript, too; a link to `/registration` opens the registration.
 */
export interface DialogService {
  open(dialog: PortalDialog): void;
  /** Loads the code of the dialogs ahead: for pointer and focus on what opens one. */
  prefetch(): void;
  /** The phone's own share sheet where there is one, the share dialog elsewhere. */
  share(data?: ShareData): void;
}

/** How a subscription to the newsletter went. */
export type SubscriptionOutcome = 'success' | 'already-subscribed' | 'error';

/** The newsletter. */
export interface NewsletterService {
  /** Never rejects. */
  subscribe(email: string): Promise<SubscriptionOutcome>;
  /** What the ui-kit's newsletter form needs; `key` names the place, beginning with the remote's name. */
  form(key: string): NewsletterFormParts;
}

/**
 * What was typed into forms, kept for the tab: it survives a reload and a switch of the language. Values are plain
 * data and belong to a key, which begins with the remote's name.
 */
export interface DraftService {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

/**
 * Everything a remote may ask of the shell. In the server's render the same interface is given; what makes no
 * sense there (notifications, confirmations, loaders) does nothing.
 */
export interface ShellServices {
  readonly api: ApiService;
  readonly session: SessionService;
  readonly locale: LocaleService;
  readonly notifications: NotificationService;
  readonly confirm: ConfirmService;
  readonly loader: LoaderService;
  readonly dialogs: DialogService;
  readonly newsletter: NewsletterService;
  readonly drafts: DraftService;
  readonly events: PortalBus;
  readonly telemetry: TelemetryService;
  /** Where the visitor is. A shell before contract 1.5 does not give it. */
  readonly location: LocationService;
  /** The service that a map asks where the own one has no streets; null: browsers ask the own host alone. */
  readonly mapTiles: MapTiles | null;
}
