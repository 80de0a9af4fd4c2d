export const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

export const searchOf = (address: string): string => address.slice(pathOf(address).length);
