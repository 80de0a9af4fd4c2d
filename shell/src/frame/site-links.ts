/** A link to a page of the portal, by its key in the shell's translations. */
export interface SiteLink {
  readonly key: string;
  readonly to: string;
}

/** The main links of the header. */
export const MAIN_LINKS = [
  { key: 'events', to: '/charity-events' },
  { key: 'map', to: '/recycling-points' },
  { key: 'organisations', to: '/#opportunities' },
] as const satisfies readonly SiteLink[];

/** The manuals, one dropdown of the header. */
export const MANUAL_LINKS = [
  { key: 'eventsManual', to: '/charity-events-manual' },
  { key: 'inspectionManual', to: '/inspection-manual/' },
] as const satisfies readonly SiteLink[];

/** Where the mobile app is offered. */
export const APP_PAGE = '/get-app';

/** The two groups of site links in menu and footer. */
export const LINK_GROUPS = [
  {
    title: 'citizens',
    links: [
      { key: 'events', to: '/charity-events' },
      { key: 'map', to: '/recycling-points' },
      { key: 'getApp', to: APP_PAGE },
    ],
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
