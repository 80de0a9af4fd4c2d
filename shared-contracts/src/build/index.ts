export { bundlerBase, CLIENT_FILENAMES, clientMinimizers } from './bundler-rules.ts';
export { integrityOf } from './descriptor-plugin.ts';
export { remoteConfig } from './remote-config.ts';
export { remoteBaseUrl, remoteGlobal } from './remote-names.ts';
export { SHARED_PACKAGES, type SharedPackage } from './shared-packages.ts';
export { shellConfig } from './shell-config.ts';
export type { ShellManifest } from './shell-manifest-plugin.ts';
