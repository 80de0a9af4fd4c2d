import type { OpenSays } from '@ecocircle/shared-contracts';

/** How a point's hours look: closing is ordinary, only what is closed for a time or for good is a loss. */
export type OpenTone = 'open' | 'soon' | 'quiet' | 'lost';

const TONES: Readonly<Record<OpenSays['kind'], OpenTone>> = {
  open: 'open',
  always: 'open',
  'closes-soon': 'soon',
  'break-soon': 'soon',
  lunch: 'soon',
  closed: 'quiet',
  'day-off': 'quiet',
  unknown: 'quiet',
  paused: 'lost',
  gone: 'lost',
};

/** The look of what is said. */
export const openTone = ({ kind }: OpenSays): OpenTone => TONES[kind];
