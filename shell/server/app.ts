import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from './api-proxy.ts';
import { AssetCache } from './asset-cache.ts';
import { serveAssets } from './asset-routes.ts';
import type { EdgeConfig } from './config.ts';
import { serveDesk } from './desk/desk-host.ts';
import { sendErrorPage, serveErrorPages } from './error-pages.ts';
import { serveOperations } from './operation-routes.ts';
import { servePages } from './page-routes.ts';
import { PageRenderer } from './pages/page-renderer.ts';
import { RouteTable } from './pages/route-table.ts';
import { loadShellBuild, sloganOf } from './pages/shell-build.ts';
import { ReleaseStore } from './release-store.ts';
import { loggedPath, REQUEST_LOG } from './request-log.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { shareWithRemotes } from './shared-resolution.ts';
import { serveSiteFiles } from './site-files.ts';
import { serveSitemaps } from './sitemap/sitemap-routes.ts';

const REFRESH_EVERY = 400;
/** Beyond what any address of ours has; Node itself refuses a request line of 16 KB. */
const MAX_PATH = 16_384;
const DEV_VERSION = '0.0.0-dev';

async function followReleases(
  app: FastifyInstance,
  store: ReleaseStore,
  renderer: PageRenderer,
): Promise<void> {
  const follow = () => store.refresh((next) => renderer.warm(next));
  await follow();
  const timer = setInterval(() => {
    follow().catch((error: unknown) => app.log.error(error, 'the registry could not be read'));
  }, REFRESH_EVERY);
  app.addHook('onClose', async () => clearInterval(timer));
}

/** @throws when the shell is not built */
export async function buildEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, serializers: REQUEST_LOG },
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: MAX_PATH },
    frameworkErrors: (error, request, reply) =>
      void sendErrorPage(errorPages(), request, reply, error.statusCode ?? 400),
  });
  const errorPages = () => ({ productionHosts: config.productionHosts, renderer });
  const report = (error: unknown, context: Record<string, string>) =>
    app.log.error({ err: error, ...context, ...(context.path && { path: loggedPath(context.path) }) });
  shareWithRemotes(config.releaseStore);
  const store = new ReleaseStore(config.releaseStore, report, config.devBuild);
  const shellFiles = new AssetCache(join(config.shellDist, 'assets'));
  const releaseFiles = new AssetCache(config.releaseStore);
  const { devBuild, productionHosts, apiUrl } = config;
  const devFiles = devBuild && new AssetCache(devBuild.folder);
  const shell = await loadShellBuild(config.shellDist);
  const routes = new RouteTable(store, shell);
  const renderer = new PageRenderer({
    ...config,
    shell,
    routes,
    store,
    report,
    async assetText(url) {
      const devPath = url.split(`/${DEV_VERSION}/`)[1];
      const asset = devPath
        ? await devFiles?.get(devPath)
        : await releaseFiles.get(url.replace(/^\/mf\//, ''));
      if (!asset) throw new Error(`${url} is not in the release store`);
      return asset.raw.toString('utf8');
    },
  });
  await followReleases(app, store, renderer);
  await serveDesk(app, config);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
  await proxyApi(app, apiUrl, productionHosts);
  serveOperations(app, { store, buildId: shell.manifest.buildId, apiUrl });
  serveAssets(app, '/assets/', shellFiles);
  if (devFiles) serveAssets(app, `/mf/${devBuild?.remote}/${DEV_VERSION}/`, devFiles);
  serveAssets(app, '/mf/', releaseFiles);
  const { icons } = shell;
  serveSiteFiles(app, { productionHosts, icons, sloganOf: (locale) => sloganOf(shell, locale) });
  serveSitemaps(app, { productionHosts, store, apiUrl });
  servePages(app, { config, routes, renderer });
  serveErrorPages(app, errorPages());
  return app;
}
