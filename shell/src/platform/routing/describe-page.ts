import type { PageData, PageHead, RouteHead } from '@ecocircle/shared-contracts';
import type { i18n } from 'i18next';
import { localeService } from '../locale/locale-service.ts';
import { shareImage } from '../site-images/site-images.ts';
import { errorHead } from './error-texts.ts';
import { NOWHERE, type ResolvedHead, resolveHead } from './page-head.ts';
import { headOf, isIndexable, type MatchFacts, pathsOf, regionsOf, statusOf } from './route-matches.ts';
import { structuredData } from './structured-data.ts';

export interface PageFacts {
  readonly page: Pick<PageData, 'locale' | 'edition' | 'production' | 'now'>;
  readonly origin: string;
  /** Without the locale prefix and without the query. */
  readonly path: string;
  readonly matches: readonly MatchFacts[];
  /** The status of an error that stands in the page's place. */
  readonly failed: number | null;
  readonly dialogHead: (shellHead: (id: string) => RouteHead) => PageHead;
  readonly i18n: i18n;
}

export interface PageDescription {
  readonly status: number;
  readonly head: ResolvedHead;
  /** schema.org data. */
  readonly jsonLd: readonly object[];
}

/** Describes a page: head, HTTP status, alternates, schema.org data. An error has no alternates and no data. */
export function describePage(facts: PageFacts): PageDescription {
  const { page, origin, path, matches, failed, dialogHead, i18n } = facts;
  const { t } = i18n;
  const shellHead = (id: string): RouteHead => ({
    title: t(`head.${id}.title`),
    description: t(`head.${id}.description`),
  });
  const status = failed ?? statusOf(matches);
  const isFound = status < 400;
  const { route, own } =
    failed === null
      ? headOf(matches, shellHead, { locale: localeService(page, i18n) })
      : { route: errorHead(failed, t), own: undefined };
  const source = {
    page,
    origin,
    path,
    route,
    own: { ...own, ...dialogHead(shellHead) },
    paths: isFound ? pathsOf(matches) : undefined,
    regions: isFound ? regionsOf(matches) : NOWHERE,
    indexable: isFound && isIndexable(matches),
    image: shareImage(page.locale, t),
  };
  const head = resolveHead(source);
  return { status, head, jsonLd: isFound ? structuredData(source, head) : [] };
}
