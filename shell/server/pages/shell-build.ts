import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale, PageData } from '@ecocircle/shared-contracts';
import type { ShellManifest } from '@ecocircle/shared-contracts/build';
import type * as ShellRender from '../../src/entries/render.tsx';
import type { SiteIcons } from './html-document.ts';

export interface ShellBuild {
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

export async function loadShellBuild(folder: string): Promise<ShellBuild> {
  const json = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const renderUrl = pathToFileURL(join(folder, 'server', 'render.mjs')).href;
  const [render, manifest, messages] = await Promise.all([
    import(renderUrl),
    json('shell.json'),
    json('messages.json'),
  ]);
  return { render, renderUrl, manifest, messages, icons: { svg: render.ICON_URL, ...render.SITE_ICONS } };
}
