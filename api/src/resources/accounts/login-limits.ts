/** How often one address may ask for a token, unless the installation says otherwise. */
export const LOGINS_PER_MINUTE = 60;
