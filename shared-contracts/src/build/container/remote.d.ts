// The module of the remote that is being built: `remoteConfig` says which file that is.

declare module 'remote' {
  export const createRemote: import('../../composition/remote-module.ts').CreateRemote;
}
