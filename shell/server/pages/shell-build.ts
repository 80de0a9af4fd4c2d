import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, type PageData, SHELL_PROTOCOL, type ShellManifest } from '@ecocircle/shared-contracts';
import { parseShellManifest } from '@ecocircle/shared-contracts/schemas';
import type * as ShellRender from '../../src/entries/render.tsx';
import { shareWithShell } from '../rendering/shared-resolution.ts';
import type { SiteIcons } from './html-document.ts';

/** A build of the shell that this edge has loaded. */
export interface ShellBuild {
  readonly folder: string;
  readonly render: typeof ShellRender;
  /** The URL of the file that `render` is evaluated from. */
  readonly renderUrl: string;
  readonly manifest: ShellManifest;
  readonly messages: Readonly<Record<string, PageData['messages']>>;
  readonly icons: SiteIcons;
}

/** What the portal is for, in a few words. */
export function sloganOf({ messages }: ShellBuild, locale: Locale): string {
  const texts = messages[locale]?.shell as { site: { slogan: string } } | undefined;
  return texts?.site.slogan ?? '';
}

/**
 * Loads a build of the shell. What of it was evaluated stays in the memory of this process.
 *
 * @throws where it is not there, not whole, or for other edges
 */
export async function loadShellBuild(folder: string): Promise<ShellBuild> {
  const json = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const manifest = parseShellManifest(await json('shell.json'));
  const { version, protocol } = manifest;
  if (protocol !== SHELL_PROTOCOL)
    throw new RangeError(
      `shell ${version} is for edges that speak protocol ${protocol}, this one speaks ${SHELL_PROTOCOL}`,
    );
  shareWithShell(folder);
  const renderUrl = pathToFileURL(join(folder, 'server', 'render.mjs')).href;
  const [render, messages] = await Promise.all([import(renderUrl), json('messages.json')]);
  return {
    folder,
    render,
    renderUrl,
    manifest,
    messages,
    icons: { svg: render.ICON_URL, ...render.SITE_ICONS },
  };
}
