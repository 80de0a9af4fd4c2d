import { mayWorkAs, type StaffRole } from '@ecocircle/shared-contracts';

/** The parts of the desk by their paths, each with the role that it takes. */
const SECTIONS = {
  points: 'moderator',
  registrations: 'moderator',
} as const satisfies Readonly<Record<string, StaffRole>>;

/** A part of the desk; also the first part of its path. */
export type Section = keyof typeof SECTIONS;

/** The parts of the desk that a role may open, in the order of the navigation. */
export const sectionsFor = (role: StaffRole): Section[] =>
  (Object.entries(SECTIONS) as [Section, StaffRole][])
    .filter(([, needed]) => mayWorkAs(role, needed))
    .map(([section]) => section);
