import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartName, RemoteName } from '@ecocircle/shared-contracts';
import { PASSWORD } from './accounts.ts';
import { type BuildChange, faultyEntry, type ReleasedFault } from './broken-build.ts';
import { BROWSER } from './browser.ts';
import { releaseWith } from './release-tool.ts';

/** Where builds are tried. */
export interface OpenedAt {
  readonly store: string;
  /** The portal whose API their pages ask. */
  readonly portal: string | undefined;
  /** Who signs in for private pages; nobody without it. */
  readonly login?: string;
}

/** Promotes a version where a browser opens its pages first. */
export const promoteOpened = (
  { store, portal, login }: OpenedAt,
  part: PartName,
  version: string,
): Promise<string> =>
  releaseWith(
    {
      RELEASE_STORE: store,
      API_URL: portal,
      RELEASE_BROWSER: BROWSER.executablePath,
      RELEASE_TRIAL_LOGIN: login,
      RELEASE_TRIAL_PASSWORD: PASSWORD,
    },
    'promote',
    part,
    version,
  );

/** What the release tool says where the pages of a build fail in a browser. */
export const refusedByBrowser = (part: PartName, version: string): string =>
  `refused by the gate “browser”: ${part} ${version} has pages that fail in a browser: `;

/** A build whose entry has one page, and does what is wrong in every tab. */
export const brokenInEveryTab =
  (
    remote: RemoteName,
    route: { readonly id: string; readonly path: string },
    fault: ReleasedFault,
  ): BuildChange =>
  (build, { assets }) =>
    writeFile(
      join(build, assets.entry.file),
      `sessionStorage.setItem('fault', '${fault}');${faultyEntry(remote, route)}`,
    );

/** A build that loads its files from where they lie now, and not from those of the version that it was. */
export const movedFrom =
  (good: string): BuildChange =>
  async (build, { assets, version }) => {
    const entry = join(build, assets.entry.file);
    await writeFile(entry, (await readFile(entry, 'utf8')).replaceAll(good, version));
  };
