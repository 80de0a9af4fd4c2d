/** The part of an address before its query. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

/** The query of an address with its question mark. */
export const searchOf = (address: string): string => address.slice(pathOf(address).length);
