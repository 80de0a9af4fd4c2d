import type { ProductionHosts } from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compressText } from '../compressed-text.ts';
import { NotFound } from '../not-found.ts';
import { portalHost } from '../portal-host.ts';
import type { ReleaseStore } from '../release-store.ts';
import { type EncodedContent, sendEncoded } from '../send-encoded.ts';
import {
  declaredPages,
  hasThings,
  PUBLISHED,
  type PublishedPages,
  pagesPerFile,
  publishedPages,
  type SitemapPage,
  thingPages,
} from './sitemap-source.ts';
import { type SitemapHost, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

export interface SitemapOptions {
  readonly productionHosts: ProductionHosts;
  readonly store: Pick<ReleaseStore, 'active'>;
  readonly apiUrl: string;
}

/** A file of a sitemap: all of it or its index, the declared pages, or one part of the events or points. */
type SitemapFile = 'whole' | 'pages' | `${PublishedPages}-${number}`;

const MAX_FILES = 50;
const KEPT_FOR = 600_000;
const NAMES = Object.keys(PUBLISHED) as PublishedPages[];
const PART = /^(events|points)-([1-9]\d{0,5})$/;

/** The pages of the portal itself: those that the releases declare, and those of the dictionary where they have it. */
async function ownPages({ store, apiUrl }: SitemapOptions, { edition }: SitemapHost): Promise<SitemapPage[]> {
  const declared = declaredPages(store.active, edition);
  const things = hasThings(store.active) ? await thingPages(apiUrl, edition) : [];
  return [...declared, ...things];
}

async function wholeSitemap(options: SitemapOptions, host: SitemapHost): Promise<string> {
  const { apiUrl } = options;
  const { edition } = host;
  const size = pagesPerFile(edition);
  const declared = await ownPages(options, host);
  const firsts = await Promise.all(
    NAMES.map((name) => publishedPages(apiUrl, name, { edition, page: 1, size })),
  );
  const total = firsts.reduce((sum, first) => sum + first.total, declared.length);
  if (total <= size) return sitemapXml(host, [...declared, ...firsts.flatMap(({ pages }) => pages)]);
  const parts = NAMES.flatMap((name, index) =>
    Array.from({ length: Math.ceil((firsts[index]?.total ?? 0) / size) }, (_, at) => `${name}-${at + 1}`),
  );
  return sitemapIndexXml(
    host,
    ['pages', ...parts].map((part) => `/sitemap-${part}.xml`),
  );
}

/** The XML of a file; null where a part has no pages. */
async function makeSitemap(
  options: SitemapOptions,
  host: SitemapHost,
  file: SitemapFile,
): Promise<string | null> {
  if (file === 'whole') return wholeSitemap(options, host);
  if (file === 'pages') return sitemapXml(host, await ownPages(options, host));
  const [name, page] = file.split('-') as [PublishedPages, string];
  const { edition } = host;
  const part = { edition, page: Number(page), size: pagesPerFile(edition) };
  const { pages } = await publishedPages(options.apiUrl, name, part);
  return pages.length > 0 ? sitemapXml(host, pages) : null;
}

export function serveSitemaps(app: FastifyInstance, options: SitemapOptions): void {
  const files = new LRUCache<string, { text: EncodedContent }, { host: SitemapHost; file: SitemapFile }>({
    max: MAX_FILES,
    ttl: KEPT_FOR,
    async fetchMethod(_key, _stale, { context: { host, file } }) {
      const xml = await makeSitemap(options, host, file);
      if (xml === null) return undefined;
      const text = await compressText(xml);
      await text.improve();
      return { text };
    },
  });
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: SitemapFile,
  ): Promise<FastifyReply> => {
    const host = portalHost(request, options.productionHosts);
    if (!host) throw new NotFound();
    const key = [options.store.active.registry.revision, host.edition, host.origin, file].join(' ');
    const kept = await files.fetch(key, { context: { host, file } });
    if (!kept) throw new NotFound();
    reply.header('cache-control', 'public, max-age=600').type('application/xml; charset=utf-8');
    return sendEncoded(request, reply, kept.text);
  };
  app.get('/sitemap.xml', (request, reply) => answer(request, reply, 'whole'));
  app.get('/sitemap-pages.xml', (request, reply) => answer(request, reply, 'pages'));
  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const { part } = request.params;
    if (!PART.test(part)) throw new NotFound();
    return answer(request, reply, part as SitemapFile);
  });
}
