import type { Asset, SharedVersions } from './remote-descriptor.ts';

/**
 * What a build of the shell says of itself (`shell.json`). Its Node module is `server/render.mjs`, its texts are in
 * `messages.json`.
 */
export interface ShellManifest {
  readonly format?: number | undefined;
  readonly name: 'shell';
  readonly version: string;
  /** The version of the contract that it offers to remotes. */
  readonly contract: string;
  /** The `SHELL_PROTOCOL` of edges that can serve it. */
  readonly protocol: number;
  /** What it gives to remotes of the packages that they share. */
  readonly shared?: SharedVersions | undefined;
  /** Scripts and styles of the first load, in the order in which the page names them. */
  readonly entry: readonly Asset[];
  /** Scripts and styles of the pages around an account. */
  readonly account: readonly Asset[];
  /** Scripts and styles of the dialogs with forms by their chunks, for pages whose address opens one. */
  readonly forms: Readonly<Record<'forms' | 'registration', readonly Asset[]>>;
  /** The script for pages whose own code waits until they are touched; none in builds of before. */
  readonly untouched?: readonly Asset[] | undefined;
  /** Every script, style sheet, font and drawing: what a page may ask for once it stands. */
  readonly files: readonly Asset[];
}
