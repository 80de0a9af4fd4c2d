import * as v from 'valibot';
import { REMOTE_NAMES } from './remote-descriptor.ts';

const version = v.pipe(v.string(), v.minLength(1));

const RegistryEntrySchema = v.strictObject({
  active: version,
  lastGood: v.nullable(version),
  contract: v.string(),
});

const RegistryChangeSchema = v.strictObject({
  revision: v.number(),
  remote: v.picklist(REMOTE_NAMES),
  action: v.picklist(['promote', 'rollback']),
  from: v.nullable(version),
  to: version,
  by: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  message: v.string(),
});

/**
 * One change of the registry: who pointed which remote at which version, when and why.
 *
 * @example
 * `${change.by} moved ${change.remote} to ${change.to}`;
 */
export type RegistryChange = v.InferOutput<typeof RegistryChangeSchema>;

/**
 * Schema of {@link Registry}.
 *
 * @example
 * const registry = v.parse(RegistrySchema, JSON.parse(text));
 */
export const RegistrySchema = v.strictObject({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  remotes: v.partial(v.strictObject(v.entriesFromList(REMOTE_NAMES, RegistryEntrySchema))),
  lastChange: v.nullable(RegistryChangeSchema),
});

/**
 * The only pointer from names to builds (`registry.json`). `revision` grows by one with each change, which is
 * written by compare-and-swap; `active` is the version that pages load, `lastGood` the one before it that they
 * fall back to, `contract` the range that the active version needs.
 *
 * @example
 * registry.remotes['mf-cabinet']?.active; // '1.4.0-3f9c2a1b'
 */
export type Registry = v.InferOutput<typeof RegistrySchema>;

/**
 * A registry in which nothing was promoted yet.
 *
 * @example
 * const registry = exists ? read() : EMPTY_REGISTRY;
 */
export const EMPTY_REGISTRY: Registry = { revision: 0, remotes: {}, lastChange: null };
