import type { RouteLayout, ShellServices } from '@ecocircle/shared-contracts';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal-context.tsx';
import { LAYOUT_STYLE_ID, layoutStyle } from '../routing/layout-style.ts';
import { type ResolvedHead, resolveHead } from '../routing/page-head.ts';
import { headOf, isIndexable, type MatchFacts, regionsOf } from '../routing/route-matches.ts';
import { localeService } from '../services/shell-services.ts';

function setContent(selector: string, value: string): void {
  document.head
    .querySelector(selector)
    ?.setAttribute(selector.startsWith('link') ? 'href' : 'content', value);
}

/** Brings the head that the server wrote up to date after a navigation. */
function applyHead({ title, description, canonical, alternates, robots }: ResolvedHead): void {
  document.title = title;
  setContent('meta[name="description"]', description);
  setContent('meta[name="robots"]', robots);
  setContent('link[rel="canonical"]', canonical);
  setContent('meta[property="og:title"]', title);
  setContent('meta[property="og:description"]', description);
  setContent('meta[property="og:url"]', canonical);
  for (const { locale, url } of alternates) setContent(`link[hreflang="${locale}"]`, url);
}

const layoutSheet = (() => {
  let sheet: CSSStyleSheet | null = null;
  return (): CSSStyleSheet => {
    if (sheet) return sheet;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  };
})();

function applyLayout(layout: RouteLayout): void {
  layoutSheet().replaceSync(layoutStyle(layout));
  document.getElementById(LAYOUT_STYLE_ID)?.remove();
}

/** Keeps title, description, links and the layout's style sheet in step with the current route. */
export function usePageHead(all: readonly MatchFacts[], layout: RouteLayout, isNotFound: boolean): void {
  const page = usePortal();
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    const services = { locale: localeService(page, i18n) } as ShellServices;
    const shellHead = (id: string) => ({
      title: t(`head.${id}.title`),
      description: t(`head.${id}.description`),
    });
    const matches = isNotFound ? [] : all;
    const { route, own } = headOf(matches, shellHead, services);
    const indexable = isIndexable(matches);
    const regions = regionsOf(matches);
    const { origin } = location;
    applyHead(resolveHead({ page, origin, path: pathname, route, own, regions, indexable }));
  }, [all, isNotFound, page, i18n, t, pathname]);
  useEffect(() => applyLayout(layout), [layout]);
}
