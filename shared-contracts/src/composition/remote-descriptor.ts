import * as v from 'valibot';
import { LOCALES } from '../locales/locales.ts';
import { RemoteRouteSchema } from './route-metadata.ts';

/**
 * The version of the contract that this package describes. A breaking change raises the major.
 *
 * @example
 * semver.satisfies(CONTRACT_VERSION, descriptor.contract);
 */
export const CONTRACT_VERSION = '1.2.0';

/**
 * The remotes that the portal is composed of.
 *
 * @example
 * REMOTE_NAMES.includes('mf-public'); // true
 */
export const REMOTE_NAMES = ['mf-public', 'mf-cabinet', 'mf-points-map'] as const;

/**
 * The name of a remote: of its package, of its folder in the release store and of its i18n namespace.
 *
 * @example
 * const remote: RemoteName = 'mf-cabinet';
 */
export type RemoteName = (typeof REMOTE_NAMES)[number];

const AssetSchema = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^(?!\/|.*\.\.)[\w./@+-]+$/, 'a relative path inside the build')),
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/=]+$/)),
});

/**
 * One file of a build: its path inside the build's folder and its subresource integrity.
 *
 * @example
 * { file: 'assets/remoteEntry.1a2b3c4d.js', integrity: 'sha384-…' }
 */
export type Asset = v.InferOutput<typeof AssetSchema>;

/**
 * Schema of {@link RemoteDescriptor}.
 *
 * @example
 * const { success } = v.safeParse(RemoteDescriptorSchema, JSON.parse(text));
 */
export const RemoteDescriptorSchema = v.strictObject({
  name: v.picklist(REMOTE_NAMES),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a semantic version')),
  contract: v.pipe(v.string(), v.minLength(1)),
  routes: v.array(RemoteRouteSchema),
  assets: v.strictObject({
    entry: AssetSchema,
    module: v.array(AssetSchema),
    routes: v.record(v.string(), v.array(AssetSchema)),
    messages: v.strictObject(v.entriesFromList(LOCALES, AssetSchema)),
    server: AssetSchema,
  }),
});

/**
 * What a build of a remote says of itself (`remote.json`), validated before any code of it runs.
 *
 * - `contract`: the semver range of {@link CONTRACT_VERSION} that the build works with
 * - `routes`: the routes that it owns
 * - `assets.entry`: the federation entry; `assets.module`: further files of the exposed module, its style
 *   sheet among them; `assets.routes`: the
 *   further files of a route by its id; `assets.messages`: the translations by locale; `assets.server`: the
 *   Node build
 *
 * @example
 * const descriptor = parseRemoteDescriptor(JSON.parse(text));
 */
export type RemoteDescriptor = v.InferOutput<typeof RemoteDescriptorSchema>;

/**
 * Validates a descriptor.
 *
 * @throws RangeError naming each wrong field by its path
 *
 * @example
 * parseRemoteDescriptor({}); // throws: not a remote descriptor: name: …; version: …
 */
export function parseRemoteDescriptor(input: unknown): RemoteDescriptor {
  const result = v.safeParse(RemoteDescriptorSchema, input);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`);
  throw new RangeError(`not a remote descriptor: ${issues.join('; ')}`);
}
