import type { Locale } from '@ecocircle/shared-contracts';
import type { Page } from '@playwright/test';
import { cityOf } from '../places.ts';
import { fillLogin, fillNewPassword, fillRestore } from './fill-login.ts';
import { fillRegistration, sendRegistration } from './fill-registration.ts';

/** The manuals that have pictures, by the folder of their page. */
export const MANUALS = ['charity-events-manual', 'inspection-manual'] as const;

/** One of {@link MANUALS}. */
export type Manual = (typeof MANUALS)[number];

/** One picture of the product: where it is taken, what is cropped and which elements carry a number. */
export interface Figure {
  readonly manual: Manual;
  readonly name: string;
  /** Without the locale prefix. */
  readonly path: (locale: Locale) => string;
  readonly signedIn?: boolean;
  /** Opens what the picture is about. */
  readonly prepare?: (page: Page, locale: Locale) => Promise<void>;
  /** Taken once for all windows, where phones show the same column. */
  readonly once?: boolean;
  /** Shows what depends on the hour. */
  readonly atNoon?: boolean;
  /** Height of the window where the default does not show enough. */
  readonly tall?: number;
  /** The picture shows all of these; without any, the window. */
  readonly crop?: readonly string[];
  /** Numbered in this order; the captions speak of the numbers. */
  readonly marks: readonly string[];
}

const eventsOf = (locale: Locale): string => `/charity-events?${cityOf(locale)}`;

/** Lines of a message that its field shows without scrolling. */
const SHOWN_LINES = 5;

async function follow(page: Page, link: string): Promise<void> {
  const href = await page.locator(link).first().getAttribute('href');
  await page.goto(new URL(href ?? '', page.url()).href);
}

/** A message about an inspection as the manual, from which the picture is taken, advises to write it. */
async function fillMessage(page: Page): Promise<void> {
  const sample = await page.locator('main figure:has(button) p').textContent();
  const [, ...lines] = (sample ?? '').replaceAll('\u00a0', ' ').split('\n');
  await page.goto(new URL('charity-events?modal=write-to-us', page.url()).href);
  const text = page.locator('dialog[open] [name=text]');
  await text.fill(lines.slice(0, SHOWN_LINES).join('\n'));
  await page.locator('dialog[open] [name=type]').selectOption('inspection');
  await text.blur();
}

const FIGURES_OF: Readonly<Record<Manual, readonly Omit<Figure, 'manual'>[]>> = {
  'charity-events-manual': [
    {
      name: 'registration',
      path: () => '/charity-events?modal=registration',
      tall: 1500,
      prepare: fillRegistration,
      crop: ['dialog[open]'],
      marks: [
        'dialog[open] ul[aria-label] > li',
        'dialog[open] form section:has([name=email])',
        'dialog[open] form section:has([name=tin])',
        'dialog[open] footer [type=submit]',
      ],
    },
    {
      name: 'request-sent',
      path: () => '/charity-events?modal=registration',
      prepare: sendRegistration,
      crop: ['dialog[open] [role=status] > :first-child', 'dialog[open] [role=status] ul'],
      marks: ['dialog[open] li:has-text("@")', 'dialog[open] [role=status] > :last-child'],
    },
    {
      name: 'sign-in',
      path: () => '/profile/login',
      prepare: fillLogin,
      crop: ['main div:has(> form)'],
      marks: [
        'main form > :has([name=username])',
        'main form > :has([name=password])',
        'main form [type=submit]',
        'main form [type=submit] ~ button',
      ],
    },
    {
      name: 'profile',
      path: () => '/profile',
      signedIn: true,
      crop: ['main h1', 'main nav[aria-labelledby]'],
      marks: ['main header ul', 'main section:has(dl)', 'main nav[aria-labelledby] li:last-child'],
    },
    {
      name: 'restore-password',
      path: () => '/profile/login?restore-password',
      prepare: fillRestore,
      crop: ['main div:has(> form)'],
      marks: ['main form > :has([name=email])', 'main form [type=submit]'],
    },
    {
      name: 'new-password',
      path: () => '/restore-password/from-the-mail',
      prepare: fillNewPassword,
      crop: ['main h1', 'main form'],
      marks: [
        'main form > :has([name=password])',
        'main form ul',
        'main form > :has([name=repeatedPassword])',
        'main form [type=submit]',
      ],
    },
    {
      name: 'events-list',
      path: eventsOf,
      crop: ['main h1', 'main ol > li:nth-child(2)'],
      // A phone has the filters behind a button of the row above them.
      marks: [
        'main ul[aria-label]:has(a[href*=weekend]), main search:visible >> nth=-1',
        'main ol > li:first-child time',
        'main ol > li:first-child > div >> nth=1',
      ],
    },
    {
      name: 'event-page',
      path: eventsOf,
      prepare: (page) => follow(page, 'main ol > li h2 a'),
      crop: [
        'main article > header',
        'main section[aria-label]:has(dl)',
        'main section:has(> #event-organizer)',
      ],
      marks: [
        'main h1',
        'main section[aria-label] > :first-child',
        'main dl',
        'main section:has(> #event-organizer)',
        'main section[aria-label]:has(dl) > dl + *',
      ],
    },
  ],
  'inspection-manual': [
    {
      name: 'find-the-site',
      path: () => '/recycling-points',
      marks: ['search div:has(> [name=thing])', 'search div:has(> fieldset)', 'aside header'],
    },
    {
      name: 'point-card',
      path: () => '/recycling-points',
      once: true,
      atNoon: true,
      tall: 1500,
      prepare: (page) => follow(page, 'aside li a[href*="/recycling-points/"]'),
      crop: ['aside article'],
      marks: [
        'aside article h1',
        'aside article header div:has(> svg)',
        'aside article section:has(table) >> nth=0',
        'aside article section:has(table) >> nth=1',
      ],
    },
    {
      name: 'write-to-us',
      path: () => '/inspection-manual',
      tall: 1100,
      prepare: fillMessage,
      crop: ['dialog[open]'],
      marks: [
        'dialog[open] form :has(> * > [name=type])',
        'dialog[open] form :has(> * > [name=email])',
        'dialog[open] form :has(> * > [name=text])',
        'dialog[open] footer > :last-child',
      ],
    },
  ],
};

/** Every picture of both manuals. */
export const FIGURES: readonly Figure[] = MANUALS.flatMap((manual) =>
  FIGURES_OF[manual].map((figure) => ({ ...figure, manual })),
);
