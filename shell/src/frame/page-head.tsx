import type { RouteLayout, ShellServices } from '@ecocircle/shared-contracts';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { useAfterPaint } from '@ecocircle/ui-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogHead, useOpenDialog } from '../features/dialogs/index.ts';
import { errorHead } from '../pages/error/error-texts.ts';
import { localeService } from '../platform/locale/locale-service.ts';
import { usePortal } from '../platform/page/portal-context.tsx';
import { HEAD_TAGS, headTags } from '../platform/routing/head-tags.ts';
import { LAYOUT_STYLE_ID, layoutStyle } from '../platform/routing/layout-style.ts';
import { NOWHERE, type ResolvedHead, resolveHead } from '../platform/routing/page-head.ts';
import { headOf, isIndexable, type MatchFacts, regionsOf } from '../platform/routing/route-matches.ts';
import { shareImage } from '../platform/site-images/share-image.ts';

/** Data for search engines, which load a page anew instead of navigating: it tells of the page that is left. */
const STALE_DATA = 'script[type="application/ld+json"]';

/** Replaces the head that the server wrote for another page. */
function applyHead(head: ResolvedHead): void {
  const left = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (left !== head.canonical) for (const data of document.head.querySelectorAll(STALE_DATA)) data.remove();
  document.title = head.title;
  for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
  document.head.append(
    ...headTags(head).map(({ name, attributes }) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    }),
  );
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

/** What the head of a page follows from. */
interface PageHeadProps {
  readonly matches: readonly MatchFacts[];
  readonly layout: RouteLayout;
  readonly errorStatus: number | null;
}

/**
 * Keeps title, description, links and the layout's style sheet in step with the current route. A component of its own,
 * so that an opening dialog, which has another title, does not render the page.
 */
export function PageHead({ matches: all, layout, errorStatus }: PageHeadProps) {
  const page = usePortal();
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const dialog = useAfterPaint(useOpenDialog());
  useEffect(() => {
    const services = { locale: localeService(page, i18n) } as ShellServices;
    const shellHead = (id: string) => ({
      title: t(`head.${id}.title`),
      description: t(`head.${id}.description`),
    });
    const matches = errorStatus === null ? all : [];
    const found =
      errorStatus === null
        ? headOf(all, shellHead, services)
        : { route: errorHead(errorStatus, t), own: undefined };
    const own = { ...found.own, ...dialogHead(dialog, shellHead) };
    const indexable = isIndexable(matches);
    const regions = errorStatus === null ? regionsOf(all) : NOWHERE;
    const { origin } = location;
    const image = shareImage(page.locale, t);
    applyHead(
      resolveHead({ page, origin, path: pathname, route: found.route, own, regions, indexable, image }),
    );
  }, [all, errorStatus, page, i18n, t, pathname, dialog]);
  useEffect(() => applyLayout(layout), [layout]);
  return null;
}
