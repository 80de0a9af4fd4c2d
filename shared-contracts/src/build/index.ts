export { clientBuild } from './bundler-rules.ts';
export { integrityOf } from './descriptor-plugin.ts';
export { deskConfig } from './desk-config.ts';
export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export type { ShellManifest } from './shell-manifest-plugin.ts';
