/**
 * The host of the portal beside the desk on a developer's machine. Mails that a decision causes lead there where no hosts
 * are configured.
 *
 * @example
 * portalBeside('desk.localhost:3000'); // 'localhost:3000'
 */
export const portalBeside = (deskHost: string): string => deskHost.replace(/^desk\./i, '');
