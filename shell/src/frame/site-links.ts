/** A link to a page of the portal, by its key in the shell's translations. */
export interface SiteLink {
  readonly key: string;
  readonly to: string;
}

export const MAIN_LINKS = [
  { key: 'events', to: '/charity-events' },
  { key: 'map', to: '/recycling-points' },
  { key: 'organisations', to: '/#opportunities' },
] as const satisfies readonly SiteLink[];

export const MANUAL_LINKS = [
  { key: 'eventsManual', to: '/charity-events-manual' },
  { key: 'inspectionManual', to: '/inspection-manual/' },
] as const satisfies readonly SiteLink[];

export const APP_PAGE = '/get-app';

export const LINK_GROUPS = [
  {
    title: 'citizens',
    links: [
      { key: 'events', to: '/charity-events' },
      { key: 'map', to: '/recycling-points' },
      { key: 'things', to: '/what-to-do-with' },
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
