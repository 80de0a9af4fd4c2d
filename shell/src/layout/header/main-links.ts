/** The main links of the portal, by their key in the shell's translations. */
export const MAIN_LINKS = [
  { key: 'events', to: '/charity-events' },
  { key: 'map', to: '/recycling-points' },
] as const;
