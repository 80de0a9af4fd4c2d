import { LOCALE_INFO, type Locale, localeBasename, type ProductionHosts } from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from './not-found.ts';
import type { SiteIcons } from './pages/html-document.ts';
import { portalAddress, portalHost, wantedLocale } from './portal-host.ts';
import { webManifest } from './web-manifest.ts';

interface SiteFilesOptions {
  readonly productionHosts: ProductionHosts;
  readonly icons: () => SiteIcons;
  /** What the portal is for, in a few words. */
  readonly sloganOf: (locale: Locale) => string;
}

const ONE_HOUR = 'public, max-age=3600';

const robotsText = ({ production, origin }: { production: boolean; origin: string }): string =>
  production ? `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n';

/** robots.txt, the manifest of each language, and the icons that are asked for without being named. */
export function serveSiteFiles(app: FastifyInstance, options: SiteFilesOptions): void {
  const { productionHosts, icons, sloganOf } = options;
  app.get('/robots.txt', async (request, reply) => {
    const host = portalHost(request, productionHosts);
    const text = robotsText(host ?? { production: false, origin: '' });
    return reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8').send(text);
  });

  const manifest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const host = portalHost(request, productionHosts);
    const { locale: prefixed, path } = portalAddress(request.url, host?.edition ?? 'local');
    if (!host || path !== '/site.webmanifest') throw new NotFound();
    const locale = prefixed ?? wantedLocale(request, host.edition);
    const basename = localeBasename(locale, host.edition);
    if (!prefixed) reply.header('vary', 'accept-language, cookie');
    reply.header('cache-control', ONE_HOUR).header('content-language', locale);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest({ locale, basename, slogan: sloganOf(locale), icons: icons() })));
  };
  app.get('/site.webmanifest', manifest);
  for (const { prefix } of Object.values(LOCALE_INFO)) app.get(`/${prefix}/site.webmanifest`, manifest);

  const unnamed = { '/favicon.ico': 'favicon', '/apple-touch-icon.png': 'appleTouch' } as const;
  for (const [path, icon] of Object.entries(unnamed))
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', ONE_HOUR).redirect(icons()[icon], 302),
    );
}
