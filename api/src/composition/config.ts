import { join, resolve } from 'node:path';
import type { ProductionHosts } from '@ecocircle/shared-contracts';
import * as v from 'valibot';
import type { DatabaseLocation } from '../database/database.ts';
import { SetupError } from '../errors/setup-error.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { addressesOf, MAIL_VARIABLES, mailOf, missingForMail } from '../mail/mail-variables.ts';
import {
  GOOGLE_VARIABLES,
  type GoogleSettings,
  googleOf,
  missingForGoogle,
} from '../resources/google-sign-in/google-variables.ts';
import type { TokenSecrets } from '../sessions/access-token.ts';

const whole = (minimum: number, maximum: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(minimum, `must be at least ${minimum}`),
    v.maxValue(maximum, `must be at most ${maximum}`),
  );

const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'));

const projectRoot = resolve(import.meta.dirname, '../../..');

const EnvironmentSchema = v.object({
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  API_PORT: v.optional(whole(0, 65_535), '3001'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), join(projectRoot, '.data')),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')),
  ),
  DEMO_DATA: v.optional(v.picklist(['0', '1'], 'must be 0 or 1')),
  DEMO_POINTS: v.optional(whole(1, 2_000_000), '1200'),
  TOKEN_SECRET: v.optional(secret),
  TOKEN_SECRETS_PREVIOUS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(secret),
    ),
  ),
  TOKEN_LIFETIME_SECONDS: v.optional(whole(1, 31_536_000), '43200'),
  REQUESTS_PER_MINUTE: v.optional(whole(1, 100_000_000), '1200'),
  LOGINS_PER_MINUTE: v.optional(whole(1, 100_000_000), '60'),
  LIVE_SOCKETS_PER_ACCOUNT: v.optional(whole(1, 100_000), '20'),
  FORMS_PER_MINUTE: v.optional(whole(1, 100_000_000), '10'),
  ...MAIL_VARIABLES,
  ...GOOGLE_VARIABLES,
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

type Environment = v.InferOutput<typeof EnvironmentSchema>;

/** The settings of one API process. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly database: DatabaseLocation;
  /** Fill an empty database with invented data: this many points and what goes with them. */
  readonly demo: { readonly points: number } | null;
  /** Null: they are kept in the data folder. */
  readonly tokenSecrets: TokenSecrets | null;
  readonly tokenLifetimeSeconds: number;
  readonly requestsPerMinute: number;
  readonly loginsPerMinute: number;
  /** Where the portal is public; what the API writes into feeds and mails leads there. */
  readonly productionHosts: ProductionHosts;
  readonly formsPerMinute: number;
  /** As many pages as one account may have open on one instance. */
  readonly socketsPerAccount: number;
  readonly mail: MailSettings;
  /** The origin that links in mails begin with where there are no production hosts. */
  readonly publicOrigin: string | null;
  /** Null: nobody can sign in with Google. */
  readonly google: GoogleSettings | null;
  readonly logLevel: Environment['LOG_LEVEL'];
}

function databaseOf({ DATABASE_URL, DATA_DIR }: Environment): DatabaseLocation {
  if (DATABASE_URL) return { kind: 'postgres', url: DATABASE_URL };
  return { kind: 'sqlite', file: join(resolve(DATA_DIR), 'ecocircle.sqlite') };
}

function tokenSecretsOf({ TOKEN_SECRET, TOKEN_SECRETS_PREVIOUS }: Environment): TokenSecrets | null {
  return TOKEN_SECRET ? { current: TOKEN_SECRET, previous: TOKEN_SECRETS_PREVIOUS ?? [] } : null;
}

function toConfig(env: Environment): Config {
  const wantsDemo = env.DEMO_DATA ? env.DEMO_DATA === '1' : !env.DATABASE_URL;
  return {
    host: env.API_HOST,
    port: env.API_PORT,
    dataDir: resolve(env.DATA_DIR),
    database: databaseOf(env),
    demo: wantsDemo ? { points: env.DEMO_POINTS } : null,
    tokenSecrets: tokenSecretsOf(env),
    tokenLifetimeSeconds: env.TOKEN_LIFETIME_SECONDS,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    loginsPerMinute: env.LOGINS_PER_MINUTE,
    formsPerMinute: env.FORMS_PER_MINUTE,
    socketsPerAccount: env.LIVE_SOCKETS_PER_ACCOUNT,
    mail: mailOf(env),
    ...addressesOf(env),
    google: googleOf(env),
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
  const result = v.safeParse(EnvironmentSchema, given);
  const wrong = result.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? [];
  const problems = [...wrong, ...missingForKeys(given), ...missingForMail(given), ...missingForGoogle(given)];
  if (result.success && problems.length === 0) return toConfig(result.output);
  throw new SetupError(`The environment is not right: ${problems.join('; ')}.`);
}
