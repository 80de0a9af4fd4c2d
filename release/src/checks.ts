import {
  CONTRACT_VERSION,
  type EdgeStatement,
  type PartName,
  REMOTE_NAMES,
  type Registry,
  type RemoteDescriptor,
  type ShellManifest,
} from '@ecocircle/shared-contracts';
import semver from 'semver';
import { routeConflicts } from './gates/route-ownership.ts';
import { compareIntegrity, measureIntegrity, readIntegrity, unfulfilledAssets } from './integrity.ts';
import { Refusal } from './refusal.ts';
import { buildFolder, type Descriptor, isShell, listVersions, readDescriptor, readRemote } from './store.ts';

/** What a build would stand beside: the registry with it, and whatever changes with it, active. */
export interface Beside {
  readonly store: string;
  readonly registry: Registry;
}

/** @throws Refusal naming the active remotes that need another contract than the shell's */
function checkRemotesOf({ version, contract }: ShellManifest, { remotes }: Registry): void {
  const unable = REMOTE_NAMES.flatMap((name) => {
    const entry = remotes[name];
    return entry && !semver.satisfies(contract, entry.contract)
      ? [`${name} ${entry.active} needs ${entry.contract}`]
      : [];
  });
  if (unable.length === 0) return;
  throw new Refusal(
    `shell ${version} has contract ${contract}: ${unable.join('; ')}`,
    'Change these remotes with it: name their versions, and add --together.',
  );
}

/** @throws Refusal where the contract of the shell is another than the build's */
export function checkContract(descriptor: Descriptor, registry: Registry): void {
  if (isShell(descriptor)) {
    checkRemotesOf(descriptor, registry);
    return;
  }
  const { name, version, contract } = descriptor;
  const offered = registry.shell?.contract ?? CONTRACT_VERSION;
  if (semver.satisfies(offered, contract)) return;
  const older = semver.validRange(contract) !== null && semver.gtr(offered, contract);
  throw new Refusal(
    `${name} ${version} needs contract ${contract}, the portal has ${offered}`,
    older
      ? `Build ${name} against the current shared-contracts and publish that build.`
      : 'Release a shell with that contract first, or publish a build for the current one.',
  );
}

const edgesText = (edges: readonly EdgeStatement[], has: (edge: EdgeStatement) => string): string =>
  edges.map((edge) => `${edge.host} (process ${edge.pid}) ${has(edge)}`).join('; ');

/** @throws Refusal naming the edges that cannot serve a shell */
function checkShellEdges(edges: readonly EdgeStatement[], { name, version, protocol }: ShellManifest): void {
  const unable = edges.filter((edge) => edge.protocol !== protocol);
  if (unable.length === 0) return;
  const named = edgesText(unable, (edge) =>
    edge.protocol === undefined ? 'serves its own shell alone' : `speaks ${edge.protocol}`,
  );
  throw new Refusal(
    `${name} ${version} is for edges that speak protocol ${protocol}, and edges that run do not: ${named}`,
    'Start those edges with the code of that shell first, or publish a shell for them.',
  );
}

/**
 * Checks that the edges that run can show a build: what counts is what they say, not the operator's checkout.
 *
 * @param changing - what becomes active at once: edges that take a new shell have its contract with it
 * @throws Refusal naming the edges that cannot
 */
export function checkEdges(
  edges: readonly EdgeStatement[],
  descriptor: Descriptor,
  changing: readonly PartName[],
): void {
  if (isShell(descriptor)) {
    checkShellEdges(edges, descriptor);
    return;
  }
  const { name, version, contract } = descriptor;
  const keepTheirs = changing.includes('shell') ? [] : edges;
  const unable = keepTheirs.filter((edge) => !semver.satisfies(edge.contract, contract));
  if (unable.length === 0) return;
  const named = edgesText(unable, (edge) => `has ${edge.contract}`);
  throw new Refusal(
    `${name} ${version} needs contract ${contract}, and edges that run have another: ${named}`,
    'Release a shell with that contract first, or publish a build for the contract that they have.',
  );
}

/** What differs between a build in the store and what was published; empty when it is intact. */
export function damageOf(folder: string, descriptor: Descriptor): string[] {
  const actual = measureIntegrity(folder);
  return [...compareIntegrity(readIntegrity(folder), actual), ...unfulfilledAssets(descriptor, actual)];
}

/** @throws Refusal where a build is not what was published */
export function checkIntegrity(folder: string, descriptor: Descriptor): void {
  const damage = damageOf(folder, descriptor);
  if (damage.length === 0) return;
  throw new Refusal(
    `${descriptor.name} ${descriptor.version} is not what was published: ${damage.join('; ')}`,
    'Publish the build again under a new version and promote that.',
  );
}

/** @throws Refusal where a path has two owners */
export function checkRoutes({ store, registry }: Beside, candidate: RemoteDescriptor): void {
  const others = REMOTE_NAMES.flatMap((name) => {
    const entry = name === candidate.name ? undefined : registry.remotes[name];
    return entry ? [readRemote(buildFolder(store, name, entry.active), name)] : [];
  });
  const conflicts = routeConflicts([...others, candidate]);
  if (conflicts.length === 0) return;
  throw new Refusal(
    `${candidate.name} ${candidate.version} has conflicting paths: ${conflicts.join('; ')}`,
    'Take the route out of one of them, publish that build and promote it first.',
  );
}

/** Makes sure that a version is in the store; a Refusal names the versions that are. */
export function requirePublished(store: string, part: PartName, version: string): void {
  const versions = listVersions(store, part).map((published) => published.version);
  if (versions.includes(version)) return;
  throw new Refusal(
    `${part} ${version} is not in the release store`,
    versions.length > 0
      ? `Published versions: ${versions.join(', ')}.`
      : `Publish one first: npm run release -- publish ${part}`,
  );
}

/**
 * Checks that pages can load a published build: its descriptor, the contract, the integrity of every file, and that no
 * path has two owners.
 *
 * @throws Refusal with the first reason against it
 */
export function checkBuild(store: string, registry: Registry, part: PartName, version: string): void {
  requirePublished(store, part, version);
  const folder = buildFolder(store, part, version);
  const descriptor = readDescriptor(folder, part);
  checkContract(descriptor, registry);
  checkIntegrity(folder, descriptor);
  if (!isShell(descriptor)) checkRoutes({ store, registry }, descriptor);
}
