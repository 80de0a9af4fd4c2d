import type { RouteHandle } from '@ecocircle/shared-contracts';
import { appJsonLd } from '../../mobile-app/index.ts';

export { Component } from './home-page.tsx';
export { createLoader } from './load-home.ts';

/** The page's own head: the app that it offers. */
export const handle: RouteHandle = {
  head: (_data: unknown, { locale }) => ({ jsonLd: appJsonLd(locale.locale) }),
};
