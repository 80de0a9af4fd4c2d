const LOCAL_DESK = 'desk.localhost';

/**
 * Whether a host is the one where the staff's desk is served. On a developer's machine it is `desk.localhost`.
 *
 * @param host - value of the Host header, with or without a port
 * @param configured - the installation's own host of the desk, which takes the place of the local one
 * @example
 * isDeskHost('desk.localhost:3000', undefined); // true
 */
export const isDeskHost = (host: string, configured: string | undefined): boolean =>
  host.toLowerCase().replace(/:\d+$/, '') === (configured ?? LOCAL_DESK).toLowerCase();
