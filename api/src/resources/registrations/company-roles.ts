import type { CompanyRequest, ServerRole } from '@ecocircle/shared-contracts';

/** The roles that a company asks for, as accounts hold them. */
export type CompanyRole = Exclude<ServerRole, 'user'>;

/** The roles that a request ticked. */
export const rolesOf = ({
  recyclingPointCreator,
  charityEventCreator,
}: Pick<CompanyRequest, 'recyclingPointCreator' | 'charityEventCreator'>): CompanyRole[] => [
  ...(recyclingPointCreator ? (['facility'] as const) : []),
  ...(charityEventCreator ? (['promotion'] as const) : []),
];
