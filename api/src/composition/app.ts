import { randomUUID } from 'node:crypto';
import type { ProductionHosts } from '@ecocircle/shared-contracts';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { basemapPlugin } from '../basemap/basemap-plugin.ts';
import type { Database, DatabaseLocation } from '../database/database.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import type { Patience } from '../mail/outbox-worker.ts';
import { registerAuthentication } from '../plugins/authentication.ts';
import { registerCompression } from '../plugins/compression.ts';
import { registerDataVersions } from '../plugins/data-versions.ts';
import { answerError, registerErrorHandler } from '../plugins/error-handler.ts';
import { registerHealth } from '../plugins/health.ts';
import { registerRateLimit } from '../plugins/rate-limit.ts';
import { registerRouteAccess } from '../plugins/route-access.ts';
import { type Routes, registerValidation } from '../plugins/validation.ts';
import { LOGINS_PER_MINUTE } from '../resources/accounts/login-limits.ts';
import { DEFAULT_COST, type PasswordCost } from '../resources/accounts/password-hash.ts';
import { registerAccountRoutes } from '../resources/accounts/routes.ts';
import { registerBalanceRoutes } from '../resources/balance/routes.ts';
import { registerEventRoutes } from '../resources/charity-events/routes.ts';
import { registerDictionaryRoutes } from '../resources/dictionaries/routes.ts';
import { registerEventFeeds } from '../resources/event-feeds/routes.ts';
import type { GoogleSettings } from '../resources/google-sign-in/google-variables.ts';
import { registerGoogleSignIn } from '../resources/google-sign-in/routes.ts';
import { type LiveTimes, registerLive } from '../resources/live/register-live.ts';
import { registerMediaRoutes } from '../resources/media/routes.ts';
import { registerOpenGraphRoutes } from '../resources/open-graph/routes.ts';
import { registerClusterRoutes } from '../resources/point-clusters/routes.ts';
import { registerPortalRoutes } from '../resources/portal/routes.ts';
import { registerPublishedPageRoutes } from '../resources/published-pages/routes.ts';
import { registerPointRoutes } from '../resources/recycling-points/routes.ts';
import { createTokenIssuer, type TokenSecrets } from '../sessions/access-token.ts';
import { createSessions } from '../sessions/sessions.ts';
import { registerForms } from './register-forms.ts';

/** What the API is built from. The caller opens, migrates and closes the database. */
export interface AppOptions {
  readonly db: Database;
  /** Where `db` was opened: the cluster thread opens it again. */
  readonly location: DatabaseLocation;
  readonly dataDir: string;
  readonly tokenSecrets: TokenSecrets;
  readonly tokenLifetimeSeconds?: number;
  readonly passwordCost?: PasswordCost;
  readonly requestsPerMinute?: number;
  readonly loginsPerMinute?: number;
  readonly picturesPerMinute?: number;
  /** Where mail goes out and who gets it; without it mails stay in the local outbox. */
  readonly mail?: MailSettings;
  readonly formsPerMinute?: number;
  readonly mailPatience?: Partial<Patience>;
  readonly dataVersionIntervalMs?: number;
  readonly liveTimes?: Partial<LiveTimes>;
  /** As many pages as one account may have open on one instance. */
  readonly socketsPerAccount?: number;
  /** None on a developer's machine. */
  readonly productionHosts?: ProductionHosts;
  /** The origin that links in mails begin with where there are no production hosts. */
  readonly publicOrigin?: string | null;
  /** The provider that people can sign in with; without it nobody can. */
  readonly google?: GoogleSettings | null;
  readonly logger?: FastifyServerOptions['logger'];
}

const BODY_LIMIT = 256 * 1024;
const HOUR = 3600;

const REQUEST_ID = /^[\w-]{8,64}$/;

function createServer(logger: FastifyServerOptions['logger']): FastifyInstance {
  return Fastify({
    logger: logger ?? false,
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
}

/** One line per answer: no headers, no query, so no token and nothing that a person typed. */
function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const facts = {
      method,
      path: url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(facts, 'answered');
  });
}

async function registerPlugins(app: FastifyInstance, options: AppOptions): Promise<void> {
  registerErrorHandler(app);
  registerValidation(app);
  registerRequestLog(app);
  await registerCompression(app);
  await registerRateLimit(app, options.requestsPerMinute ?? 1200);
  await registerDataVersions(app, options.db, options.dataVersionIntervalMs ?? 1000);
}

async function registerResources(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { db, location } = options;
  const tokens = createTokenIssuer(options.tokenSecrets, options.tokenLifetimeSeconds ?? 12 * HOUR);
  registerRouteAccess(app);
  registerHealth(app, db);
  registerAuthentication(app, createSessions(db, tokens));
  const routes = app as unknown as Routes;
  await registerAccountRoutes(routes, db, {
    tokens,
    passwordCost: options.passwordCost ?? DEFAULT_COST,
    loginsPerMinute: options.loginsPerMinute ?? LOGINS_PER_MINUTE,
  });
  await registerLive(app, {
    db,
    location,
    socketsPerAccount: options.socketsPerAccount ?? 20,
    ...(options.liveTimes && { times: options.liveTimes }),
  });
  registerBalanceRoutes(routes, db);
  registerGoogleSignIn(routes, {
    db,
    tokens,
    secrets: options.tokenSecrets,
    addresses: {
      productionHosts: options.productionHosts ?? {},
      publicOrigin: options.publicOrigin ?? null,
    },
    loginsPerMinute: options.loginsPerMinute ?? LOGINS_PER_MINUTE,
    settings: options.google ?? null,
  });
  registerClusterRoutes(routes, location);
  registerPointRoutes(routes, db);
  registerEventRoutes(routes, db);
  registerEventFeeds(routes, db, options.productionHosts ?? {});
  registerDictionaryRoutes(routes, db);
  registerPortalRoutes(routes, db);
  registerPublishedPageRoutes(routes, db);
  registerMediaRoutes(routes, options.dataDir);
  registerOpenGraphRoutes(routes, db, {
    dataDir: options.dataDir,
    picturesPerMinute: options.picturesPerMinute ?? 120,
  });
  await registerForms(routes, options);
  await app.register(basemapPlugin);
}

/** Builds the API without listening, so that tests can inject requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options.logger);
  await registerPlugins(app, options);
  await registerResources(app, options);
  return app;
}
