/** The path of an address that may have a query. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

/** The query of an address, with its question mark; empty where there is none. */
export const searchOf = (address: string): string => address.slice(pathOf(address).length);
