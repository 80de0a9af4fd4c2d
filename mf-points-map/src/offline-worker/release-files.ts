import type { PageData } from '@ecocircle/shared-contracts';
import { ANEW, type Asking } from './asking.ts';
import { KeepError } from './keep-error.ts';

/** A file that never changes at its address. */
export interface File {
  readonly url: string;
  readonly integrity?: string;
}

/** The build of a remote that a worker belongs to. */
export interface OwnBuild {
  readonly remote: 'mf-points-map';
  readonly version: string;
}

/** The shell's files, if they are of the build that made the page. */
async function shellFiles(asking: Asking, page: PageData): Promise<File[]> {
  const listed = (await (await asking.ask('/assets/files.json', ANEW)).json()) as {
    build: string;
    files: { file: string; integrity: string }[];
  };
  if (listed.build !== page.build) throw new KeepError('release');
  return listed.files.map(({ file, integrity }) => ({ url: `/${file}`, integrity }));
}

/** The remote's files that its pages ask for in the language of the page. */
async function remoteFiles(asking: Asking, page: PageData, { remote, version }: OwnBuild): Promise<File[]> {
  const active = page.remotes[remote];
  if (active?.version !== version) throw new KeepError('release');
  const listed = (await (await asking.ask(`${active.baseUrl}integrity.json`)).json()) as Record<
    string,
    string
  >;
  return Object.entries(listed)
    .filter(([file]) => /^assets\/.*\.(js|css|svg)$/.test(file) || file === active.messages.file)
    .map(([file, integrity]) => ({ url: active.baseUrl + file, integrity }));
}

/** Every file that a page may ask for, of one release of the shell and of the remote. */
export const releaseFiles = async (asking: Asking, page: PageData, own: OwnBuild): Promise<File[]> => [
  ...(await shellFiles(asking, page)),
  ...(await remoteFiles(asking, page, own)),
];
