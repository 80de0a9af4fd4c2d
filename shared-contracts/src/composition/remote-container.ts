/** Gives a module's exports: running it, the first time. */
export type ModuleFactory = () => unknown;

/** The packages that the host shares, by name and version. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { readonly get: () => ModuleFactory | Promise<ModuleFactory> }>>>
>;

/** What the entry of a remote leaves under its global name, by the protocol of containers of Module Federation. */
export interface RemoteContainer {
  /** Takes the packages of the host, before anything of the remote runs. */
  readonly init: (scope: ShareScope) => unknown;
  /** Gives an exposed module; a remote exposes `./remote`, a `RemoteModule`. */
  readonly get: (name: string) => Promise<ModuleFactory>;
}
