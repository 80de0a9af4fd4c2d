/** A link to a page of the portal, by its key in the shell's translations. */
export interface SiteLink {
  readonly key: string;
  readonly to: string;
}

export const MAP_PAGE = '/recycling-points';

const EVENTS = { key: 'events', to: '/charity-events' } as const satisfies SiteLink;

export const MAIN_LINKS = [
  EVENTS,
  { key: 'map', to: MAP_PAGE },
  { key: 'organisations', to: '/#opportunities' },
] as const satisfies readonly SiteLink[];

export const MANUAL_LINKS = [
  { key: 'eventsManual', to: '/charity-events-manual' },
  { key: 'inspectionManual', to: '/inspection-manual/' },
] as const satisfies readonly SiteLink[];

export const APP_PAGE = '/get-app';

const APP = { key: 'getApp', to: APP_PAGE } as const satisfies SiteLink;

/** What the menu shows below the way to the map. */
export const FIRST_PAGES = [EVENTS, APP] as const satisfies readonly SiteLink[];

export const LINK_GROUPS = [
  {
    title: 'citizens',
    links: [EVENTS, { key: 'map', to: MAP_PAGE }, { key: 'things', to: '/what-to-do-with' }, APP],
  },
  {
    title: 'companies',
    links: [
      { key: 'inquire', to: '/#opportunities' },
      ...MANUAL_LINKS,
      { key: 'login', to: '/profile/login' },
    ],
  },
] as const satisfies readonly { title: string; links: readonly SiteLink[] }[];
