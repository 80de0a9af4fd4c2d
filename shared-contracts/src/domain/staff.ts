/** What a member of staff may be: a moderator decides about contents, an operator runs the installation as well. */
export const STAFF_ROLES = ['moderator', 'operator'] as const;

/**
 * A role at the desk.
 *
 * @example
 * const role: StaffRole = 'moderator';
 */
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Whether somebody with a role may do the work of another: an operator does all that a moderator does.
 *
 * @example
 * mayWorkAs('operator', 'moderator'); // true
 */
export const mayWorkAs = (role: StaffRole, needed: StaffRole): boolean =>
  role === 'operator' || needed === 'moderator';

/** The desk's calls stand below this path, which is answered on the desk's host alone. */
export const DESK_API = '/api/desk/v1';

/** How many digits the code of the second factor has. */
export const FACTOR_DIGITS = 6;
