import * as v from 'valibot';

/** The query of an address that takes none. */
export const NoQuery = v.strictObject({});
