/** Where staff reach their desk: on its configured host, else beside the portal on a developer's machine. */
export const deskOrigin = (deskHost: string | null, localPort: number | string = 3000): string =>
  deskHost ? `https://${deskHost}` : `http://desk.localhost:${localPort}`;
