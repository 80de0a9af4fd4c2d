import type { KeptAnswers } from '@ecocircle/shared-contracts/kept-answers';
import { measureAnswers, measureKept } from '@ecocircle/shared-contracts/metrics';
import { requestIdOf, serverOptions } from '@ecocircle/shared-contracts/server';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { basemapPlugin } from '../basemap/basemap-plugin.ts';
import { keepAddresses } from '../caching/kept-addresses.ts';
import { BODY_LIMITS } from '../limits/limits.ts';
import { registerAuthentication } from '../plugins/authentication.ts';
import { registerCompression } from '../plugins/compression.ts';
import { registerDataVersions } from '../plugins/data-versions.ts';
import { answerUnread, registerErrorHandler } from '../plugins/error-handler.ts';
import { registerHealth } from '../plugins/health.ts';
import { registerRateLimit } from '../plugins/rate-limit.ts';
import { registerRouteAccess } from '../plugins/route-access.ts';
import { registerSerialization } from '../plugins/serialization.ts';
import { type Routes, registerValidation } from '../plugins/validation.ts';
import { createCredentialCheck } from '../resources/accounts/credential-check.ts';
import { addressLimit } from '../resources/accounts/login-limits.ts';
import { createHasher } from '../resources/accounts/password-hash.ts';
import { registerAccountRoutes } from '../resources/accounts/routes.ts';
import { registerBalanceRoutes } from '../resources/balance/routes.ts';
import { registerEventRoutes } from '../resources/charity-events/routes.ts';
import { registerDictionaryRoutes } from '../resources/dictionaries/routes.ts';
import { registerEventFeeds } from '../resources/event-feeds/routes.ts';
import { registerGoogleSignIn } from '../resources/google-sign-in/routes.ts';
import { registerLive } from '../resources/live/register-live.ts';
import { registerMediaRoutes } from '../resources/media/routes.ts';
import { registerOpenGraphRoutes } from '../resources/open-graph/routes.ts';
import { registerOrganizationRoutes } from '../resources/organizations/routes.ts';
import { registerOwnEventRoutes } from '../resources/own-events/routes.ts';
import { PhotoStore } from '../resources/photos/photo-store.ts';
import { openPhotoIntake, registerPhotoRoutes, registerReportPhotos } from '../resources/photos/routes.ts';
import { createPlaceSearch, type PlaceSearch, registerPlaceRoutes } from '../resources/places/routes.ts';
import { registerAlertReading } from '../resources/point-alerts/routes.ts';
import { registerClusterRoutes } from '../resources/point-clusters/routes.ts';
import { registerPointFiles } from '../resources/point-files/routes.ts';
import { registerAnswerRoute } from '../resources/point-finding/answer-routes.ts';
import { registerExportRoutes } from '../resources/point-finding/export-routes.ts';
import {
  registerOwnReports,
  registerReportCounts,
  registerReportTracking,
} from '../resources/point-reports/routes.ts';
import { registerPortalRoutes } from '../resources/portal/routes.ts';
import { registerPublishedPageRoutes } from '../resources/published-pages/routes.ts';
import { registerPointRoutes } from '../resources/recycling-points/routes.ts';
import { keepThings } from '../resources/things/kept-things.ts';
import { registerThingRoutes } from '../resources/things/routes.ts';
import { registerVisitorPlace } from '../resources/visitor-place/routes.ts';
import { createTokenIssuer } from '../sessions/access-token.ts';
import { createSessions } from '../sessions/sessions.ts';
import { openStreets } from './open-streets.ts';
import { registerDesk } from './register-desk.ts';
import { registerDocument } from './register-document.ts';
import { type AccountParts, registerForms } from './register-forms.ts';
import { registerJobs } from './register-jobs.ts';
import { type AppOptions, type Settings, settingsOf } from './settings.ts';

function createServer({ logger, trustProxy }: Pick<Settings, 'logger' | 'trustProxy'>): FastifyInstance {
  return Fastify({
    logger,
    bodyLimit: BODY_LIMITS.unlessSaid,
    trustProxy,
    ...serverOptions({ believesHost: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: ({ headers }) => requestIdOf(headers),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => answerUnread(error, request, reply),
  });
}

/** The page of a report is for its sender alone: its token is not logged. */
const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/^(\/api\/web\/v1\/reports\/)[^/]+/, '$1…');

/** One line per answer: no headers and no query, so it holds no token and nothing that a person typed. */
function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const facts = {
      method,
      path: loggedPath(url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(facts, 'answered');
  });
}

async function registerPlugins(app: FastifyInstance, settings: Settings): Promise<void> {
  registerErrorHandler(app);
  registerValidation(app);
  registerSerialization(app);
  registerRequestLog(app);
  await registerCompression(app);
  await registerRateLimit(app, settings.limits.requestsPerMinute);
  await registerDataVersions(app, settings.db, settings.dataVersionIntervalMs);
}

async function registerAccounts(app: FastifyInstance, settings: Settings): Promise<AccountParts> {
  const { db, location, limits, passwordCost, signing, addresses, google, liveTimes, waitingSockets } =
    settings;
  const { loginsPerMinute, socketsPerAccount } = limits;
  const routes = app as unknown as Routes;
  const tokens = createTokenIssuer(signing.secrets, limits.tokenLifetimeSeconds);
  registerAuthentication(app, createSessions(db, tokens));
  const check = await createCredentialCheck({
    db,
    hasher: createHasher(passwordCost),
    addressLimit: addressLimit(loginsPerMinute),
  });
  registerAccountRoutes(routes, db, { tokens, check, loginsPerMinute });
  await registerLive(app, { db, location, socketsPerAccount, times: liveTimes, waiting: waitingSockets });
  registerBalanceRoutes(routes, db);
  registerGoogleSignIn(routes, {
    db,
    tokens,
    secrets: signing.secrets,
    addresses,
    loginsPerMinute,
    settings: google,
  });
  return { tokens, check };
}

/** What routes of public data share. */
interface PublicParts {
  readonly kept: KeptAnswers;
  readonly places: PlaceSearch;
}

function registerPublicData(routes: Routes, settings: Settings, { kept, places }: PublicParts): void {
  const { db, location, dataDir, addresses, limits } = settings;
  const finder = registerClusterRoutes(routes, location, kept);
  registerPointRoutes(routes, { db, finder, cities: places });
  registerAnswerRoute(routes, { db, finder, cities: places });
  registerExportRoutes(routes, { db, finder, cities: places, perMinute: limits.pointFilesPerMinute });
  const things = keepThings(routes, db);
  registerOwnReports(routes, db);
  registerReportCounts(routes, db);
  registerReportTracking(routes, db);
  registerAlertReading(routes, db);
  registerEventRoutes(routes, db);
  registerOwnEventRoutes(routes, db);
  registerEventFeeds(routes, db, addresses.productionHosts);
  registerDictionaryRoutes(routes, db);
  registerThingRoutes(routes, db, things);
  registerPortalRoutes(routes, db, finder);
  registerPublishedPageRoutes(routes, db);
  registerVisitorPlace(routes, {
    db,
    ipLocation: settings.ipLocation,
    searchesPerMinute: limits.searchesPerMinute,
  });
  registerMediaRoutes(routes, db, dataDir);
  registerOpenGraphRoutes(routes, db, things, { dataDir, picturesPerMinute: limits.picturesPerMinute });
}

/** Builds the API without listening, so that tests can inject requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const settings = settingsOf(options);
  const app = createServer(settings);
  const { metrics } = settings;
  if (metrics) measureAnswers(app, metrics);
  await registerPlugins(app, settings);
  registerRouteAccess(app);
  registerHealth(app, settings.db);
  const parts = await registerAccounts(app, settings);
  const kept = keepAddresses(app.log);
  kept.standBefore(app.server);
  if (metrics) measureKept(metrics, 'api', kept);
  const { geocoder, limits } = settings;
  const places = createPlaceSearch({ geocoder, searchesPerMinute: limits.searchesPerMinute });
  registerPublicData(app as unknown as Routes, settings, { kept, places });
  registerPlaceRoutes(app as unknown as Routes, places);
  const photos = new PhotoStore(settings.dataDir);
  const intake = openPhotoIntake(app, {
    db: settings.db,
    store: photos,
    photosPerMinute: settings.limits.photosPerMinute,
    reportPhotosPerMinute: settings.limits.reportPhotosPerMinute,
  });
  await registerPhotoRoutes(app, intake);
  await registerReportPhotos(app, intake);
  registerPointFiles(app, {
    db: settings.db,
    addresses: settings.addresses,
    perMinute: settings.limits.pointFilesPerMinute,
  });
  registerOrganizationRoutes(app as unknown as Routes, { db: settings.db, photos });
  const forms = await registerForms(app as unknown as Routes, settings, {
    ...parts,
    visitors: intake.visitors,
  });
  await registerDesk(app, settings, { forms, intake, places });
  registerJobs(app, settings, { ...forms, photos });
  await app.register(basemapPlugin, { streets: openStreets(app, settings) });
  registerDocument(app);
  return app;
}
