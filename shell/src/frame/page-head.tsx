import type { RouteLayout } from '@ecocircle/shared-contracts';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { useAfterPaint } from '@ecocircle/ui-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogHead, useOpenDialog } from '../features/dialogs/index.ts';
import { usePortal } from '../platform/page/portal-context.tsx';
import { applyDescription } from '../platform/routing/apply-description.ts';
import { describePage } from '../platform/routing/describe-page.ts';
import { LAYOUT_STYLE_ID, layoutStyle } from '../platform/routing/layout-style.ts';
import type { MatchFacts } from '../platform/routing/route-matches.ts';

const layoutSheet = (() => {
  let sheet: CSSStyleSheet | null = null;
  return (): CSSStyleSheet => {
    if (sheet) return sheet;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  };
})();

function applyLayout(style: string): void {
  layoutSheet().replaceSync(style);
  document.getElementById(LAYOUT_STYLE_ID)?.remove();
}

interface PageHeadProps {
  readonly matches: readonly MatchFacts[];
  readonly layout: RouteLayout;
  readonly errorStatus: number | null;
}

/**
 * Keeps the document's head and the layout's style sheet in step with the current route. A component of its own, so
 * that an opening dialog, which has another title, does not render the page.
 */
export function PageHead({ matches, layout, errorStatus }: PageHeadProps) {
  const page = usePortal();
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const dialog = useAfterPaint(useOpenDialog());
  useEffect(() => {
    const description = describePage({
      page,
      origin: location.origin,
      path: pathname,
      matches,
      failed: errorStatus,
      dialogHead: (shellHead) => dialogHead(dialog, shellHead),
      i18n,
    });
    applyDescription(description);
  }, [matches, errorStatus, page, i18n, pathname, dialog]);
  // By its text: a sheet that is replaced by its like has the whole document styled anew.
  const style = layoutStyle(layout);
  useEffect(() => applyLayout(style), [style]);
  return null;
}
