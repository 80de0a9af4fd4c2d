import { strictObject, tolerantObject } from '@ecocircle/shared-contracts/rules';

/** The query of an address that takes none. */
export const NoQuery = strictObject({});

/** The query of an address that looks at none: whatever a link carries is no reason to refuse it. */
export const AnyQuery = tolerantObject({});
