export { clientBuild } from './bundler-rules.ts';
export { deskConfig } from './desk-config.ts';
export { integrityOf } from './integrity.ts';
export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
