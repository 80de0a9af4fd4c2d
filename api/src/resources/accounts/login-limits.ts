/** How often one address may ask for a token, unless the installation says otherwise. */
export const LOGINS_PER_MINUTE = 60;

/**
 * How often one address may ask what tells whether an e-mail has an account, as a forgotten password and a sign-up do:
 * a few times, which is enough for a person who mistypes and not for whoever collects e-mails.
 */
export const strictLimit = (loginsPerMinute: number) => ({
  max: Math.ceil(loginsPerMinute / 6),
  timeWindow: '10 minutes',
});
