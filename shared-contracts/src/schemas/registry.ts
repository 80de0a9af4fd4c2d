import { PART_NAMES } from '../composition/beacon.ts';
import type { Registry, RegistryChange } from '../composition/registry.ts';
import { REMOTE_NAMES } from '../composition/remote-descriptor.ts';
import { figure, list, oneOf, strictObject, text, tolerantObject } from '../rules/strict.ts';
import { schemaOf } from './agreed.ts';
import { each, moment, parsed } from './building-blocks.ts';

const revision = () => figure().integer().min(0);
const version = () => text().required();

const change = {
  revision: revision(),
  remote: oneOf(PART_NAMES),
  action: oneOf(['promote', 'rollback']),
  from: version().nullable(),
  to: version(),
  by: text(),
  at: moment(),
  message: text(),
  forced: list(text()).optional().default(undefined),
};

const registryOf = (object: typeof tolerantObject) => {
  const entry = object({ active: version(), lastGood: version().nullable(), contract: text() });
  return object({
    format: figure().integer().min(1).optional(),
    revision: revision(),
    remotes: object(each(REMOTE_NAMES, entry.optional())),
    shell: entry.default(undefined).optional(),
    lastChange: object(change).nullable(),
    lastChanges: list(object(change)).optional().default(undefined),
  });
};

/** Schema of {@link RegistryChange}. */
export const RegistryChangeSchema = schemaOf<RegistryChange>()(tolerantObject(change));

/** A change of a remote, or of a kind, that is not known says nothing to this reader. */
const onlyKnown = (given: unknown): unknown => {
  const { remote, action } = (given ?? {}) as { remote?: unknown; action?: unknown };
  return change.remote.isValidSync(remote) && change.action.isValidSync(action) ? given : null;
};

const allKnown = (given: unknown): unknown =>
  Array.isArray(given) ? given.filter((one) => onlyKnown(one) !== null) : given;

/** Schema of {@link Registry} for readers: fields, remotes and kinds of change that are not known are left out. */
export const RegistrySchema = schemaOf<Registry>()(
  registryOf(tolerantObject).shape({
    lastChange: tolerantObject(change).nullable().transform(onlyKnown),
    lastChanges: list(tolerantObject(change)).transform(allKnown).optional().default(undefined),
  }),
);

/** Schema of {@link Registry} for those who write it anew: what they would lose is refused. */
export const WritableRegistrySchema = schemaOf<Registry>()(
  registryOf(strictObject).shape({ format: figure().oneOf([1]).optional() }),
);

/** Reads a registry; a RangeError names each wrong field by its path. */
export const parseRegistry = (input: unknown): Registry => parsed(RegistrySchema, input, 'a registry');

/** Reads one change of a registry; a RangeError names each wrong field by its path. */
export const parseRegistryChange = (input: unknown): RegistryChange =>
  parsed(RegistryChangeSchema, input, 'a change of the registry');

/** Reads a registry that is going to be written anew; a RangeError names each field that is wrong, or would be lost. */
export const parseWritableRegistry = (input: unknown): Registry =>
  parsed(WritableRegistrySchema, input, 'a registry of this format');
