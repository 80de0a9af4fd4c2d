/** The footer's two groups of site links, by their keys in the shell's translations. */
export const FOOTER_GROUPS = [
  {
    title: 'citizens',
    links: [
      { key: 'events', to: '/charity-events' },
      { key: 'map', to: '/recycling-points' },
    ],
  },
  {
    title: 'companies',
    links: [
      { key: 'inquire', to: '/#opportunities' },
      { key: 'login', to: '/profile/login' },
    ],
  },
] as const;
