import type { FastifyServerOptions } from 'fastify';
import type { Registry } from 'prom-client';
import type { PortalAddresses } from '../addresses/portal-address.ts';
import type { VectorSourcesOptions } from '../basemap/sources/vector-sources.ts';
import type { Database, DatabaseLocation } from '../database/database.ts';
import type { JobTimes } from '../jobs/job-runner.ts';
import { type Limits, limitsOf } from '../limits/limits.ts';
import { LOCAL_MAIL, type MailSettings } from '../mail/mail-settings.ts';
import type { WorkerSettings } from '../mail/outbox-worker.ts';
import { DEFAULT_COST, type PasswordCost } from '../resources/accounts/password-hash.ts';
import type { GoogleSettings } from '../resources/google-sign-in/google-variables.ts';
import type { LiveTimes } from '../resources/live/register-live.ts';
import { WAITING_LIMITS, type WaitingLimits } from '../resources/live/waiting-room.ts';
import type { GeocoderSettings } from '../resources/places/geocoder.ts';
import type { IpLocationSettings } from '../resources/visitor-place/ip-locator.ts';
import type { TokenSecrets } from '../sessions/access-token.ts';
import { createSigningKeys, type SigningKeys } from '../sessions/signing-keys.ts';

/** What the API is built from. The caller opens, migrates and closes the database. */
export interface AppOptions extends Partial<Limits>, Partial<PortalAddresses> {
  readonly db: Database;
  /** Where `db` was opened: the cluster thread opens it again. */
  readonly location: DatabaseLocation;
  readonly dataDir: string;
  /** Null: they are kept in `dataDir`. */
  readonly tokenSecrets: TokenSecrets | null;
  /** What the second factors of staff are sealed with. */
  readonly deskSecret: string;
  /** The host of the staff's desk; null: `desk.localhost`. */
  readonly deskHost?: string | null;
  /** Addresses and subnets of those who ask for visitors; none given: this machine. */
  readonly trustProxy?: string[];
  readonly passwordCost?: PasswordCost;
  /** Where mail goes out and who gets it; without it mails stay in the local outbox. */
  readonly mail?: MailSettings;
  /** Whether mails that are not sent can be read by who sits at this machine; yes, unless it is said. */
  readonly localOutbox?: boolean;
  readonly mailWorker?: Partial<WorkerSettings>;
  readonly jobTimes?: Partial<JobTimes>;
  readonly dataVersionIntervalMs?: number;
  readonly liveTimes?: Partial<LiveTimes>;
  /** How many live sockets may wait for their token. */
  readonly waitingSockets?: WaitingLimits;
  /** The provider that people can sign in with; null where there is none. */
  readonly google?: GoogleSettings | null;
  /** Whom the address search asks; null: it knows the places of the map alone. */
  readonly geocoder?: GeocoderSettings | null;
  /** Whom to ask where an address on the net is; null: nobody. */
  readonly ipLocation?: IpLocationSettings | null;
  /** Where the streets of the map come from; null: it has none. */
  readonly streets?: Omit<VectorSourcesOptions, 'log'> | null;
  /** What its measures are added to; null: it is not measured. */
  readonly metrics?: Registry | null;
  readonly logger?: FastifyServerOptions['logger'];
}

/** What the API is built from, with what holds where nothing was given. */
export interface Settings
  extends Required<Omit<AppOptions, keyof Limits | keyof PortalAddresses | 'tokenSecrets'>> {
  readonly limits: Limits;
  readonly signing: SigningKeys;
  readonly addresses: PortalAddresses;
}

/** Fills in what was not given. */
export function settingsOf(options: AppOptions): Settings {
  const limits = limitsOf(options);
  return {
    db: options.db,
    location: options.location,
    dataDir: options.dataDir,
    signing: createSigningKeys({
      given: options.tokenSecrets,
      dataDir: options.dataDir,
      lifetimeSeconds: limits.tokenLifetimeSeconds,
    }),
    deskSecret: options.deskSecret,
    deskHost: options.deskHost ?? null,
    trustProxy: options.trustProxy ?? ['loopback'],
    limits,
    passwordCost: options.passwordCost ?? DEFAULT_COST,
    mail: options.mail ?? LOCAL_MAIL,
    localOutbox: options.localOutbox ?? true,
    mailWorker: options.mailWorker ?? {},
    jobTimes: options.jobTimes ?? {},
    dataVersionIntervalMs: options.dataVersionIntervalMs ?? 500,
    liveTimes: options.liveTimes ?? {},
    waitingSockets: options.waitingSockets ?? WAITING_LIMITS,
    addresses: {
      productionHosts: options.productionHosts ?? {},
      publicOrigin: options.publicOrigin ?? null,
    },
    google: options.google ?? null,
    geocoder: options.geocoder ?? null,
    ipLocation: options.ipLocation ?? null,
    streets: options.streets ?? null,
    metrics: options.metrics ?? null,
    logger: options.logger ?? false,
  };
}
