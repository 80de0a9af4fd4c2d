/**
 * The one way that an e-mail address is stored and looked up: without spaces around it, in lower case, and with each
 * letter composed as keyboards compose it.
 */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase().normalize('NFC');
