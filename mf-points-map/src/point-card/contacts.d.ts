import type { RecyclingPoint } from '@ecocircle/shared-contracts';
/** Who coordinates the point. */
export declare function Contacts({
  contacts,
}: {
  readonly contacts: RecyclingPoint['supervisorContacts'];
}): import('react').JSX.Element | null;
/** Which organisation runs the point. */
export declare function Organisation({
  orgInfo,
}: {
  readonly orgInfo: RecyclingPoint['orgInfo'];
}): import('react').JSX.Element | null;
