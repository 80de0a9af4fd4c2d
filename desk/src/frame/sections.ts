import { mayWorkAs, STAFF_ROLES, type StaffRole } from '@ecocircle/shared-contracts';

/** The parts of the desk by their paths, each with the role that it takes. */
const SECTIONS = {
  points: 'moderator',
  'all-points': 'moderator',
  reports: 'moderator',
  registrations: 'moderator',
  events: 'moderator',
  organizations: 'moderator',
  submissions: 'moderator',
  accounts: 'operator',
  subscribers: 'operator',
  outbox: 'operator',
  staff: 'operator',
  acts: 'operator',
  dictionaries: 'operator',
  keys: 'operator',
} as const satisfies Readonly<Record<string, StaffRole>>;

/** A part of the desk; also the first part of its path. */
export type Section = keyof typeof SECTIONS;

/** The parts that take one role. */
export interface SectionGroup {
  readonly role: StaffRole;
  readonly sections: readonly Section[];
}

const sectionsOf = (role: StaffRole): Section[] =>
  (Object.entries(SECTIONS) as [Section, StaffRole][])
    .filter(([, needed]) => needed === role)
    .map(([section]) => section);

/** The parts of the desk that a role may open, in the order of the navigation, by the role that they take. */
export const sectionsFor = (role: StaffRole): SectionGroup[] =>
  STAFF_ROLES.filter((needed) => mayWorkAs(role, needed))
    .map((needed) => ({ role: needed, sections: sectionsOf(needed) }))
    .filter(({ sections }) => sections.length > 0);

/** The part that a path belongs to; undefined where it is of none. */
export const sectionOf = (path: string): Section | undefined =>
  (Object.keys(SECTIONS) as Section[]).find((section) => section === path.split('/')[1]);
