import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LOCALE_INFO,
  LOCALES,
  type Locale,
  localeBasename,
  REMOTE_NAMES,
  type RemoteName,
  type RemoteRoute,
} from '@ecocircle/shared-contracts';
import type { Samples } from '../fixtures.ts';
import { patternsOf, samplePath } from '../http/sample-paths.ts';
import type { Account } from '../set-up/accounts.ts';

/** A page of the portal, for suites that look at every one. */
export interface PortalPage {
  readonly name: string;
  readonly account: Account | null;
  /** Those whose region has the page. */
  readonly locales: readonly Locale[];
  readonly path: (locale: Locale, samples: Samples) => string;
}

/** English first: suites that look at one language take the first. */
const ALL = LOCALES.toReversed();

const routesOf = (remote: RemoteName): readonly RemoteRoute[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', remote, 'remote.json'), 'utf8')).routes;

const pagesOf = (route: RemoteRoute): PortalPage[] =>
  patternsOf(route).map((pattern) => ({
    name: `/${pattern}`,
    account: route.access === 'public' ? null : 'all',
    locales: ALL.filter((locale) => route.regions?.includes(LOCALE_INFO[locale].region) ?? true),
    path: (locale, samples) =>
      localeBasename(locale, 'local') + samplePath(pattern, route.id, samples, locale),
  }));

const visited = (path: string, account: Account | null = null): PortalPage => ({
  name: path,
  account,
  locales: ALL,
  path: (locale) => localeBasename(locale, 'local') + path,
});

const LOCAL = (locale: Locale): string => localeBasename(locale, 'local');

/** What the answer leads to, in states that other suites come to by presses. */
const OF_THE_ANSWER: readonly PortalPage[] = [
  visited('/recycling-points?thing=aa-battery'),
  visited('/recycling-points?at=0,84,10&open=yes'),
  visited('/recycling-points?materials=glass&hide-layout-ui=true'),
  {
    ...visited('/recycling-points/:id?report=true'),
    path: (locale, { point }) => `${LOCAL(locale)}/recycling-points/${point.id}?report=true`,
  },
  {
    ...visited('/reports/:token of a report'),
    path: (locale, { report }) => `${LOCAL(locale)}/reports/${report.token}`,
  },
];

/** Every page there is: those that remotes declare, the shell's own, and pages in states that look otherwise. */
export const ALL_PAGES: readonly PortalPage[] = [
  ...REMOTE_NAMES.flatMap(routesOf).flatMap(pagesOf),
  visited('/recycling-points/99999999'),
  visited('/alerts?materials=batteries'),
  ...OF_THE_ANSWER,
  visited('/what-to-do-with?by=letter'),
  visited('/what-to-do-with/no-such-thing'),
  visited('/registration-success?confirmed'),
  visited('?modal=registration'),
  visited('/request-result/sent'),
  visited('/request-result/invalid?orgName=maxLength&email=email'),
  visited('/profile/login'),
  visited('/profile/login?restore-password'),
  visited('/restore-password/x'),
  visited('/confirm-email/x'),
  visited('/confirm-new-email/x'),
  visited('/logout'),
  visited('/google-auth-error'),
  visited('/no-such-page'),
  visited('/profile/logout', 'all'),
];
