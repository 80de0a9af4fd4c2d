import { isMoment } from '@ecocircle/shared-contracts';
import { testedVariable } from '@ecocircle/shared-contracts/schemas';

/** The variable that sets the clock. */
export const CLOCK_VARIABLES = {
  PORTAL_NOW: testedVariable('must be an ISO 8601 moment with its time zone', isMoment),
};

/** What is wrong with the clock: on an installation that people use it is the machine's. */
export const problemsOfClock = ({ PORTAL_NOW, NODE_ENV }: NodeJS.ProcessEnv): string[] =>
  PORTAL_NOW && NODE_ENV === 'production' ? ['PORTAL_NOW is for tests and refused in production'] : [];
