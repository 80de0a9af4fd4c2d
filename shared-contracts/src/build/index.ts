export { bundlerBase, CLIENT_FILENAMES, clientMinimizers } from './bundler-rules.ts';
export { integrityOf } from './descriptor-plugin.ts';
export { remoteBaseUrl, remoteConfig, remoteGlobal } from './remote-config.ts';
export { SHARED_PACKAGES, type SharedPackage } from './shared-packages.ts';
export { shellConfig } from './shell-config.ts';
export type { ShellManifest } from './shell-manifest-plugin.ts';
