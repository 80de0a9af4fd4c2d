import {
  CONTRACT_VERSION,
  type EdgeStatement,
  type Registry,
  type RemoteDescriptor,
  type RemoteName,
} from '@ecocircle/shared-contracts';
import semver from 'semver';
import { routeConflicts } from './gates/route-ownership.ts';
import { compareIntegrity, measureIntegrity, readIntegrity, unfulfilledAssets } from './integrity.ts';
import { Refusal } from './refusal.ts';
import { buildFolder, listVersions, readDescriptor } from './store.ts';

/** @throws Refusal where the contract of this checkout is another than the build's */
export function checkContract({ name, version, contract }: RemoteDescriptor): void {
  if (semver.satisfies(CONTRACT_VERSION, contract)) return;
  const older = semver.validRange(contract) !== null && semver.gtr(CONTRACT_VERSION, contract);
  throw new Refusal(
    `${name} ${version} needs contract ${contract}, the portal has ${CONTRACT_VERSION}`,
    older
      ? `Build ${name} against the current shared-contracts and publish that build.`
      : 'Release a shell with that contract first, or publish a build for the current one.',
  );
}

/**
 * Checks that the edges that run can show a build: what counts is their contract, not that of the operator's checkout.
 *
 * @throws Refusal naming the edges that cannot
 */
export function checkEdges(
  edges: readonly EdgeStatement[],
  { name, version, contract }: RemoteDescriptor,
): void {
  const unable = edges.filter((edge) => !semver.satisfies(edge.contract, contract));
  if (unable.length === 0) return;
  const named = unable.map((edge) => `${edge.host} (process ${edge.pid}) has ${edge.contract}`).join('; ');
  throw new Refusal(
    `${name} ${version} needs contract ${contract}, and edges that run have another: ${named}`,
    'Start those edges with the current shell first, or publish a build for the contract that they have.',
  );
}

/** What differs between a build in the store and what was published; empty when it is intact. */
export function damageOf(folder: string, descriptor: RemoteDescriptor): string[] {
  const actual = measureIntegrity(folder);
  return [...compareIntegrity(readIntegrity(folder), actual), ...unfulfilledAssets(descriptor, actual)];
}

/** @throws Refusal where a build is not what was published */
export function checkIntegrity(folder: string, descriptor: RemoteDescriptor): void {
  const damage = damageOf(folder, descriptor);
  if (damage.length === 0) return;
  throw new Refusal(
    `${descriptor.name} ${descriptor.version} is not what was published: ${damage.join('; ')}`,
    'Publish the build again under a new version and promote that.',
  );
}

/** @throws Refusal where a path has two owners */
export function checkRoutes(store: string, registry: Registry, candidate: RemoteDescriptor): void {
  const others = Object.entries(registry.remotes)
    .filter(([name]) => name !== candidate.name)
    .map(([name, { active }]) => readDescriptor(buildFolder(store, name as RemoteName, active)));
  const conflicts = routeConflicts([...others, candidate]);
  if (conflicts.length === 0) return;
  throw new Refusal(
    `${candidate.name} ${candidate.version} has conflicting paths: ${conflicts.join('; ')}`,
    'Take the route out of one of them, publish that build and promote it first.',
  );
}

/** Makes sure that a version is in the store; a Refusal names the versions that are. */
export function requirePublished(store: string, remote: RemoteName, version: string): void {
  const versions = listVersions(store, remote).map((published) => published.version);
  if (versions.includes(version)) return;
  throw new Refusal(
    `${remote} ${version} is not in the release store`,
    versions.length > 0
      ? `Published versions: ${versions.join(', ')}.`
      : `Publish one first: npm run release -- publish ${remote}`,
  );
}

/**
 * Checks that pages can load a published build: its descriptor, the contract it needs, the integrity of
 * every file, and that no path has two owners.
 *
 * @throws Refusal with the first reason against it
 */
export function checkBuild(
  store: string,
  registry: Registry,
  remote: RemoteName,
  version: string,
): RemoteDescriptor {
  requirePublished(store, remote, version);
  const folder = buildFolder(store, remote, version);
  const descriptor = readDescriptor(folder);
  checkContract(descriptor);
  checkIntegrity(folder, descriptor);
  checkRoutes(store, registry, descriptor);
  return descriptor;
}
