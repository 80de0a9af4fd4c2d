import type { RouteHandle } from '@ecocircle/shared-contracts';
import { appJsonLd } from './app-json-ld.ts';

/** What a page that offers the app adds to its head. */
export const appHandle: RouteHandle = {
  head: (_data: unknown, { locale }) => ({ jsonLd: appJsonLd(locale.locale) }),
};
