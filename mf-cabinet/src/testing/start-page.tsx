import { join } from 'node:path';
import { aSession, messagesIn, openInBrowser, type RemoteUnderTest } from '@ecocircle/app-kit/testing';
import type { ApiService, ClientUser, DraftService, Locale } from '@ecocircle/shared-contracts';
import { createRemote } from '../remote.tsx';
import { serveOwnPoints } from './own-points.ts';

const REMOTE: RemoteUnderTest = {
  directory: join(import.meta.dirname, '..', '..'),
  createRemote,
  now: new Date('2026-11-21T12:00:00Z'),
};

/** The remote's texts of a locale. */
export const messagesOf = (locale: Locale) => messagesIn(REMOTE.directory, locale);

/** A signed-in person. */
export const aUser = (facts: Partial<ClientUser> = {}): ClientUser => ({
  id: '3',
  name: 'Ana Paz',
  phone: '+5493415550101',
  email: 'ana@demo.test',
  orgName: 'Green LLC',
  orgInfoId: '9',
  orgId: '7',
  logoUrl: null,
  logoId: null,
  balance: 0,
  roles: ['recycling-points-creator'],
  ...facts,
});

/** What a test starts a page with. */
export interface PageSetup {
  readonly user?: ClientUser;
  readonly locale?: Locale;
  readonly api?: Pick<ApiService, 'authenticated'>;
  readonly drafts?: DraftService;
  /** The portal's clock; that of the test unless given. */
  readonly present?: () => Date;
  /** What the person says when they are asked whether they are sure; no unless given. */
  readonly isSure?: boolean;
}

/** Runs the remote in a router at this address, as the shell does. */
export function startPage(path: string, setup: PageSetup = {}) {
  const { user = aUser(), locale, api = serveOwnPoints([]), drafts, present, isSure = false } = setup;
  const session = aSession({ status: 'authenticated', user });
  const { services, ...opened } = openInBrowser({ ...REMOTE, ...(present && { present }) }, path, {
    locale,
    api,
    session,
    drafts,
  });
  Object.assign(services.confirm, { ask: async () => isSure });
  return { ...opened, session, events: services.events };
}
