import type { PortalBus } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore } from 'effector';
import { isCabinetPath } from './private-path.ts';
import { rememberReturn } from './return-path.ts';

export interface SessionPortal {
  /** The path and search of the page, without the locale prefix. */
  readonly path: () => string;
  readonly goTo: (path: string) => unknown;
  readonly events: PortalBus;
  readonly words: () => { readonly expired: string; readonly logIn: string };
}

export const portalOpened = createEvent<SessionPortal>();
export const $portal = createStore<SessionPortal | null>(null, { serialize: 'ignore' }).on(
  portalOpened,
  (_, portal) => portal,
);

export const goToLoginFx = attach({
  source: $portal,
  effect(portal) {
    if (portal) rememberReturn(portal.path());
    portal?.goTo('/profile/login');
  },
});

/** Leads from a page of the cabinet to another page; elsewhere one stays. */
export const leaveCabinetFx = attach({
  source: $portal,
  effect(portal, path: string) {
    if (portal && isCabinetPath(portal.path())) portal.goTo(path);
  },
});
