import {
  type LocalisedName,
  readNamedThings,
  readOne,
  readReportToken,
  toThing,
} from '@ecocircle/shared-contracts';
import { test as base, expect, type Page } from '@playwright/test';
import { ask } from './http/ask.ts';
import { makeDrafts } from './http/drafted.ts';
import { CabinetPages } from './pages/cabinet-pages.ts';
import { EventsPages } from './pages/events-pages.ts';
import { HomePage } from './pages/home-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { MapPage } from './pages/map-page.ts';
import { PortalFrame } from './pages/portal-frame.ts';
import { type Account, sessionFile } from './set-up/accounts.ts';

/** Records of the demo data that pages are opened with. */
export interface Samples {
  readonly event: { readonly id: string; readonly name: string };
  readonly point: { readonly id: string; readonly name: string };
  /** An everyday thing, with its address in each language. */
  readonly thing: { readonly name: string; readonly slugs: LocalisedName };
  /** A report without photos, which nobody has settled. */
  readonly report: { readonly token: string };
  /** Drafts of the account `all`. */
  readonly ownEvent: { readonly id: string };
  readonly ownPoint: { readonly id: string };
}

export interface Options {
  /** The stored login to begin with; null begins as a visitor. */
  readonly account: Account | null;
  /** Console messages that the test itself provokes. Any other warning, error or exception fails the test. */
  readonly provoked: RegExp | null;
}

export interface Pages {
  readonly frame: PortalFrame;
  readonly loginPage: LoginPage;
  readonly homePage: HomePage;
  readonly eventsPages: EventsPages;
  readonly mapPage: MapPage;
  readonly cabinetPages: CabinetPages;
}

interface Record {
  readonly id: string;
  readonly attributes: { readonly name: string };
}

async function first(path: string): Promise<{ id: string; name: string }> {
  const { text } = await ask(path);
  const [record] = (JSON.parse(text) as { data: Record[] }).data;
  if (!record) throw new Error(`${path} answers nothing to look at`);
  return { id: record.id, name: record.attributes.name };
}

async function sendReport(id: string): Promise<Samples['report']> {
  const path = `/api/web/v1/facility/facility/${id}/report/`;
  const { text } = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'full' }),
  });
  return { token: readReportToken(JSON.parse(text)) };
}

const THINGS = '/api/web/v1/dictionary/things/';

async function firstThing(): Promise<Samples['thing']> {
  const [known] = readNamedThings(JSON.parse((await ask(`${THINGS}?locale=en-US`)).text));
  if (!known) throw new Error('there is no thing to look at');
  return readOne(JSON.parse((await ask(`${THINGS}${known.slug}/?locale=en-US`)).text), toThing);
}

/** What a browser says by its clock of a page that a busy machine keeps waiting. */
const BY_CLOCK = /was preloaded using link preload but not used within a few seconds/;

/** Collects warnings, errors and uncaught exceptions of a page. */
export function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (BY_CLOCK.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      said.push(`${message.type()} on ${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => said.push(`uncaught on ${page.url()}: ${error.message}`));
  return said;
}

export const test = base.extend<Options & Pages, { samples: Samples }>({
  account: [null, { option: true }],
  provoked: [null, { option: true }],
  storageState: async ({ account }, use) => use(account ? sessionFile(account) : undefined),
  samples: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const event = await first('/api/web/v1/promotion/event/?when=upcoming&page_size=1');
      const point = await first('/api/web/v1/facility/facility/?page_size=1');
      const thing = await firstThing();
      const report = await sendReport(point.id);
      await use({ event, point, thing, report, ...(await makeDrafts()) });
    },
    { scope: 'worker' },
  ],
  page: async ({ page, provoked }, use) => {
    const said = watchConsole(page);
    await use(page);
    expect(said.filter((line) => !provoked?.test(line))).toEqual([]);
  },
  frame: async ({ page }, use) => use(new PortalFrame(page)),
  loginPage: async ({ page }, use) => use(new LoginPage(page)),
  homePage: async ({ page }, use) => use(new HomePage(page)),
  eventsPages: async ({ page }, use) => use(new EventsPages(page)),
  mapPage: async ({ page }, use) => use(new MapPage(page)),
  cabinetPages: async ({ page }, use) => use(new CabinetPages(page)),
});

export { expect };
