import { join, resolve } from 'node:path';
import { describeErrors } from '@ecocircle/shared-contracts/rules';
import {
  checkedEnvironment,
  environmentOf,
  metricsVariable,
  nameVariable,
  proxiesVariable,
  variable,
  wholeVariable,
} from '@ecocircle/shared-contracts/schemas';
import { array, type InferType } from 'yup';
import type { PortalAddresses } from '../addresses/portal-address.ts';
import {
  archivesOf,
  BASEMAP_VARIABLES,
  type BasemapArchives,
  missingForBasemap,
} from '../basemap/sources/basemap-variables.ts';
import { CLOCK_VARIABLES, problemsOfClock } from '../clock/clock-variables.ts';
import type { DatabaseLocation } from '../database/database.ts';
import { SetupError } from '../errors/setup-error.ts';
import { LIMITS, type Limits, limitsOf } from '../limits/limits.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { addressesOf, MAIL_VARIABLES, mailOf, missingForMail } from '../mail/mail-variables.ts';
import {
  GOOGLE_VARIABLES,
  type GoogleSettings,
  googleOf,
  missingForGoogle,
} from '../resources/google-sign-in/google-variables.ts';
import type { GeocoderSettings } from '../resources/places/geocoder.ts';
import { GEOCODER_VARIABLES, geocoderOf } from '../resources/places/geocoder-variables.ts';
import {
  IP_LOCATION_VARIABLES,
  ipLocationOf,
  missingForIpLocation,
} from '../resources/visitor-place/ip-location-variables.ts';
import type { IpLocationSettings } from '../resources/visitor-place/ip-locator.ts';
import type { TokenSecrets } from '../sessions/access-token.ts';

const secret = variable().min(32, 'must have at least 32 characters');

const projectRoot = resolve(import.meta.dirname, '../../..');

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const LimitsSchema = environmentOf(
  Object.fromEntries(Object.values(LIMITS).map(({ variable, most }) => [variable, wholeVariable(1, most)])),
);

const EnvironmentSchema = environmentOf({
  API_HOST: variable().default('127.0.0.1'),
  API_PORT: wholeVariable(0, 65_535).default(3001),
  API_METRICS_PORT: metricsVariable(9465),
  TRUST_PROXY: proxiesVariable(),
  DATA_DIR: variable().default(join(projectRoot, '.data')),
  NODE_ENV: variable(),
  DATABASE_URL: variable().matches(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  DEMO_DATA: nameVariable(['0', '1'], 'must be 0 or 1'),
  DEMO_POINTS: wholeVariable(1, 2_000_000).default(1200),
  TOKEN_SECRET: secret,
  TOKEN_SECRETS_PREVIOUS: array(secret.defined()).transform((_list, given: string) => given.split(',')),
  DESK_SECRET: secret,
  PORTAL_HOST_DESK: variable(),
  ...MAIL_VARIABLES,
  ...GOOGLE_VARIABLES,
  ...GEOCODER_VARIABLES,
  ...IP_LOCATION_VARIABLES,
  ...BASEMAP_VARIABLES,
  ...CLOCK_VARIABLES,
  LOG_LEVEL: nameVariable(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
});

type Environment = InferType<typeof EnvironmentSchema>;

/** The settings of one API process. */
export interface Config extends PortalAddresses {
  readonly host: string;
  readonly port: number;
  /** Where Prometheus reads what the API measures of itself; `none`: nowhere. */
  readonly metricsPort: string;
  /** Whose word about a visitor's address, host and scheme is taken. */
  readonly trustProxy: string[];
  /** Absolute. */
  readonly dataDir: string;
  readonly database: DatabaseLocation;
  /** Fill an empty database with invented data: this many points and what goes with them. */
  readonly demo: { readonly points: number } | null;
  /** Null: they are kept in the data folder. */
  readonly tokenSecrets: TokenSecrets | null;
  /** What second factors are sealed with; null: it is kept in the data folder. */
  readonly deskSecret: string | null;
  /** The host of the staff's desk; null: `desk.localhost`. */
  readonly deskHost: string | null;
  readonly limits: Limits;
  readonly mail: MailSettings;
  /** Whether mails that are not sent can be read by who sits at this machine: never on an installation. */
  readonly localOutbox: boolean;
  /** Null: nobody can sign in with Google. */
  readonly google: GoogleSettings | null;
  /** Null: the address search knows the places of the map alone. */
  readonly geocoder: GeocoderSettings | null;
  /** Null: nobody is asked where visitors are by their address on the net. */
  readonly ipLocation: IpLocationSettings | null;
  /** Archives with the streets of the map, beside those of the data folder. */
  readonly archives: BasemapArchives;
  /** When the portal's clock starts; null: with the machine's. */
  readonly startsAt: Date | null;
  readonly logLevel: Environment['LOG_LEVEL'];
}

function databaseOf({ DATABASE_URL, DATA_DIR }: Environment): DatabaseLocation {
  if (DATABASE_URL) return { kind: 'postgres', url: DATABASE_URL };
  return { kind: 'sqlite', file: join(resolve(DATA_DIR), 'ecocircle.sqlite') };
}

function tokenSecretsOf({ TOKEN_SECRET, TOKEN_SECRETS_PREVIOUS }: Environment): TokenSecrets | null {
  return TOKEN_SECRET ? { current: TOKEN_SECRET, previous: TOKEN_SECRETS_PREVIOUS ?? [] } : null;
}

const limitsIn = (env: InferType<typeof LimitsSchema>): Limits =>
  limitsOf(Object.fromEntries(Object.entries(LIMITS).map(([name, { variable }]) => [name, env[variable]])));

const isTriedOut = ({ NODE_ENV, DATABASE_URL, ...env }: Environment): boolean =>
  NODE_ENV !== 'production' &&
  DATABASE_URL === undefined &&
  Object.values(addressesOf(env).productionHosts).every((host) => !host);

function toConfig(env: Environment, limits: Limits): Config {
  const wantsDemo = env.DEMO_DATA ? env.DEMO_DATA === '1' : !env.DATABASE_URL;
  return {
    host: env.API_HOST,
    port: env.API_PORT,
    metricsPort: env.API_METRICS_PORT,
    trustProxy: env.TRUST_PROXY,
    dataDir: resolve(env.DATA_DIR),
    database: databaseOf(env),
    demo: wantsDemo ? { points: env.DEMO_POINTS } : null,
    tokenSecrets: tokenSecretsOf(env),
    deskSecret: env.DESK_SECRET ?? null,
    deskHost: env.PORTAL_HOST_DESK ?? null,
    limits,
    mail: mailOf(env),
    localOutbox: isTriedOut(env),
    ...addressesOf(env),
    google: googleOf(env),
    geocoder: geocoderOf(env, mailOf(env)),
    ipLocation: ipLocationOf(env),
    archives: archivesOf(env),
    startsAt: env.PORTAL_NOW ? new Date(env.PORTAL_NOW) : null,
    logLevel: env.LOG_LEVEL,
  };
}

/** Without the one that signs, the earlier ones would be taken beside a secret of the data folder that nobody knows. */
function missingForKeys({ TOKEN_SECRET, TOKEN_SECRETS_PREVIOUS }: NodeJS.ProcessEnv): string[] {
  return TOKEN_SECRETS_PREVIOUS && !TOKEN_SECRET ? ['TOKEN_SECRETS_PREVIOUS needs TOKEN_SECRET'] : [];
}

/** Reads the settings from the environment; an empty variable counts as absent. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = checkedEnvironment(EnvironmentSchema, environment);
  const limits = checkedEnvironment(LimitsSchema, environment);
  const wrong = [result, limits].flatMap((one) => ('errors' in one ? describeErrors(one.errors, ' ') : []));
  const missing = [
    missingForKeys,
    missingForMail,
    missingForGoogle,
    missingForIpLocation,
    missingForBasemap,
    problemsOfClock,
  ];
  const problems = [...wrong, ...missing.flatMap((check) => check(given))];
  if ('value' in result && 'value' in limits && problems.length === 0)
    return toConfig(result.value, limitsIn(limits.value));
  throw new SetupError(`The environment is not right: ${problems.join('; ')}.`);
}
