import { DEFAULT_LAYOUT, type RouteLayout } from '@ecocircle/shared-contracts';

export const LAYOUT_STYLE_ID = 'route-layout';

/** From here a page means to fill any window, while its words keep to the default width; so does the header. */
const FULL_BLEED = 7_680;

const headerWidth = (maxWidth: number): number =>
  maxWidth >= FULL_BLEED ? DEFAULT_LAYOUT.maxWidth : Math.max(maxWidth, DEFAULT_LAYOUT.maxWidth);

/**
 * The style sheet of a route's layout. Widths come from metadata, so they cannot be classes; the edge names the
 * sheet's hash in its content security policy, and the browser replaces it through the CSS object model.
 */
export function layoutStyle({
  maxWidth,
  sideWidth,
  sideFrom,
  background,
  pullToRefresh,
}: RouteLayout): string {
  return [
    `:root{--page-max-width:${maxWidth}px;--header-max-width:${headerWidth(maxWidth)}px;--side-width:${sideWidth}px;--page-background:var(--color-${background})}`,
    pullToRefresh ? '' : 'html{overscroll-behavior-y:none}',
    // Here and not in a CSS module, which would give the token a name of its own.
    'html:has([data-bare]){--header-block-size:0rem}',
    `@media not all and (min-width:${sideFrom}px){aside[data-side]{display:none}}`,
  ].join('');
}
