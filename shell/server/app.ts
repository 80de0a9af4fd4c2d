import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REMOTE_NAMES } from '@ecocircle/shared-contracts';
import type { KeptAnswers } from '@ecocircle/shared-contracts/kept-answers';
import { createMetrics, measureAnswers, measureKept } from '@ecocircle/shared-contracts/metrics';
import { requestIdOf, serverOptions } from '@ecocircle/shared-contracts/server';
import fastify, { type FastifyInstance } from 'fastify';
import { connectApi } from './api-connections.ts';
import { proxyApi } from './api-proxy.ts';
import { AssetCache } from './asset-cache.ts';
import { serveAssets } from './asset-routes.ts';
import { VisitorCities } from './city/visitor-cities.ts';
import type { EdgeConfig } from './config.ts';
import { serveDesk } from './desk/desk-host.ts';
import { drainBeforeClose } from './drain.ts';
import { sendErrorPage, serveErrorPages } from './error-pages.ts';
import { followData } from './follow-data.ts';
import { keepPageAnswers } from './kept-page-answers.ts';
import { KeptReleases } from './kept-releases.ts';
import { serveWorkers } from './offline/worker-routes.ts';
import { serveOperations } from './operation-routes.ts';
import { servePages } from './page-routes.ts';
import { PageRenderer } from './pages/page-renderer.ts';
import { RouteTable } from './pages/route-table.ts';
import { loadShellBuild, sloganOf } from './pages/shell-build.ts';
import { ReleaseStore } from './release-store.ts';
import { RemoteRenderers } from './rendering/remote-renderers.ts';
import { repeatUntilClosed } from './repeat.ts';
import { loggedPath, REQUEST_LOG } from './request-log.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { shareUploads } from './share-uploads.ts';
import { serveSiteFiles } from './site-files.ts';
import { serveSitemaps } from './sitemap/sitemap-routes.ts';
import { endSlowBodies } from './slow-bodies.ts';
import type { StoreState } from './store-link.ts';
import { serveBeacons } from './told/beacon-routes.ts';
import { Figures } from './told/figures.ts';
import { measureReleases, measureRenders, measureTold } from './told/measure-edge.ts';
import { readSourceMap } from './told/read-source-map.ts';
import { SourcePlaces } from './told/source-places.ts';
import { stateEdge } from './told/state-edge.ts';

const REFRESH_EVERY = 250;
/** Beyond what any address of ours has; Node itself refuses a request line of 16 KB. */
const MAX_PATH = 16_384;
const SHELL_FILES = '/assets/';
const DEV_VERSION = '0.0.0-dev';

const storeWords = ({ isAway }: StoreState): string =>
  isAway
    ? 'the release store cannot be read: pages stay with the releases that this edge has kept'
    : 'the release store can be read again';

interface Following {
  readonly store: ReleaseStore;
  readonly renderer: PageRenderer;
  readonly remotes: RemoteRenderers;
  readonly kept: Pick<KeptAnswers, 'forget'>;
}

/** Takes up what was released since the last look; whether anything was. */
async function takeUpReleases({ store, renderer, remotes, kept }: Following): Promise<boolean> {
  if (!(await store.refresh((next) => renderer.warm(next)))) return false;
  remotes.leave(store.active);
  kept.forget();
  return true;
}

/** @throws when the shell is not built */
export async function buildEdge(config: EdgeConfig, metrics = createMetrics()): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, serializers: REQUEST_LOG },
    trustProxy: config.trustProxy,
    genReqId: ({ headers }) => requestIdOf(headers),
    return503OnClosing: false,
    ...serverOptions({ believesHost: false }),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: MAX_PATH },
    frameworkErrors: (error, request, reply) =>
      void sendErrorPage(errorPages(), request, reply, error.statusCode ?? 400),
  });
  const drain = drainBeforeClose(app, config.drainMs);
  measureAnswers(app, metrics);
  const errorPages = () => ({ productionHosts: config.productionHosts, renderer });
  const report = (error: unknown, context: Record<string, string>) =>
    app.log.error({ err: error, ...context, ...(context.path && { path: loggedPath(context.path) }) });
  const kept = new KeptReleases(config.keptReleases, config.releaseStore);
  const store = new ReleaseStore({
    folder: config.releaseStore,
    kept,
    report,
    tell: (state) => app.log.warn(state, storeWords(state)),
    devBuild: config.devBuild,
    loadShell: loadShellBuild,
    givenShell: config.givenShell,
    ownShell: config.ownShell,
  });
  const assetsIn = (folder: string): string => join(folder, 'assets');
  const shellFiles = new AssetCache(
    () => [assetsIn(store.shellFolder)],
    async () => (await store.otherShells()).map(assetsIn),
  );
  const releaseFiles = new AssetCache(() => store.folders);
  const { devBuild, productionHosts, apiUrl } = config;
  const devFiles = devBuild && new AssetCache(devBuild.folder);
  const builtFile = (url: string) => {
    if (url.startsWith(SHELL_FILES)) return shellFiles.get(url.slice(SHELL_FILES.length));
    const devPath = url.split(`/${DEV_VERSION}/`)[1];
    return devPath && devFiles ? devFiles.get(devPath) : releaseFiles.get(url.replace(/^\/mf\//, ''));
  };
  const routes = new RouteTable(store);
  const remotes = new RemoteRenderers({
    limits: { time: config.renderLimit, memory: config.renderMemory },
    order: async ({ remote, version, shell }) => {
      const { folder, module } = await store.serverBuild(remote, version);
      return {
        folder,
        module: pathToFileURL(module).href,
        shell: shell.renderUrl,
        shellFolder: shell.folder,
      };
    },
    report,
    measure: measureRenders(metrics),
  });
  app.addHook('onClose', async () => remotes.close());
  const renderer = new PageRenderer({
    ...config,
    remotes,
    routes,
    store,
    report,
    async assetText(url) {
      const asset = await builtFile(url);
      if (!asset) throw new Error(`${url} is not in the release store`);
      return asset.raw.toString('utf8');
    },
  });
  const figures = new Figures();
  measureReleases(metrics, store);
  measureTold(metrics, figures);
  const keptAnswers = keepPageAnswers({ config, drain, log: app.log });
  measureKept(metrics, 'edge', keptAnswers);
  const following = { store, renderer, remotes, kept: keptAnswers };
  await takeUpReleases(following);
  const state = stateEdge(app, {
    folder: config.releaseStore,
    store,
    followsShell: config.givenShell === null,
    figures,
    report,
  });
  repeatUntilClosed(app, REFRESH_EVERY, async () => {
    try {
      if (await takeUpReleases(following)) void state();
    } catch (error) {
      app.log.error(error, 'the releases could not be readied');
    }
  });
  followData(app, apiUrl, () => renderer.outdate());
  endSlowBodies(app);
  shareUploads(app);
  const api = connectApi(app, apiUrl);
  await serveDesk(app, config, api);
  // Before what is proxied, which else would answer what it cannot read in a form of its own.
  serveErrorPages(app, errorPages());
  sendSecurityHeaders(app, productionHosts);
  await proxyApi(app, api, productionHosts);
  await serveBeacons(app, figures, new SourcePlaces(readSourceMap(store), report));
  serveOperations(app, { store, api, drain });
  serveWorkers(app, { store, builtFile, isOff: config.offlineWorkers === 'off' });
  serveAssets(app, SHELL_FILES, shellFiles);
  if (devFiles) serveAssets(app, `/mf/${devBuild?.remote}/${DEV_VERSION}/`, devFiles);
  serveAssets(app, '/mf/', releaseFiles, REMOTE_NAMES);
  serveSiteFiles(app, {
    productionHosts,
    icons: () => store.active.shell.icons,
    sloganOf: (locale) => sloganOf(store.active.shell, locale),
  });
  serveSitemaps(app, { productionHosts, store, apiUrl });
  const cities = new VisitorCities({ apiUrl, ipLocation: config.ipLocation, report });
  servePages(app, { config, routes, renderer, cities, kept: keptAnswers });
  keptAnswers.standBefore(app.server);
  return app;
}
