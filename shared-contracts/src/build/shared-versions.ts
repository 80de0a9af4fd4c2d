import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHARED_NAMES, type SharedVersions } from '../composition/remote-descriptor.ts';
import { readJson } from './read-json.ts';

const versionOf = (name: string, from: string): string =>
  readJson<{ version: string }>(findPackageJSON(name, from) ?? '').version;

/** The versions of the shared packages that an app is built against. It has the router by this package. */
export function sharedVersions(directory: string): SharedVersions {
  const file = join(directory, 'package.json');
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(file);
  const used = SHARED_NAMES.filter((name) => name !== 'react-router' && name in dependencies);
  return {
    ...Object.fromEntries(used.map((name) => [name, versionOf(name, pathToFileURL(file).href)])),
    'react-router': versionOf('react-router', import.meta.url),
  };
}
