// Sources of the remotes, which only the one bundle may import: its configuration says where they are.
declare module 'linked/*' {
  export const createRemote: import('@ecocircle/shared-contracts').CreateRemote;
}
