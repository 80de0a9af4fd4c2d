import type { ShellManifest } from '../composition/shell-manifest.ts';
import { figure, list, oneOf, tolerantObject } from '../rules/strict.ts';
import { schemaOf } from './agreed.ts';
import { parsed, semanticVersion } from './building-blocks.ts';
import { assetSchema, sharedSchema } from './remote-descriptor.ts';

const assets = () => list(assetSchema(tolerantObject));

/** Schema of {@link ShellManifest}. */
export const ShellManifestSchema = schemaOf<ShellManifest>()(
  tolerantObject({
    format: figure().integer().min(1).optional(),
    name: oneOf(['shell']),
    version: semanticVersion(),
    contract: semanticVersion(),
    protocol: figure().integer().min(1),
    shared: sharedSchema(tolerantObject),
    entry: assets().min(1),
    account: assets(),
    forms: tolerantObject({ forms: assets(), registration: assets() }),
    untouched: assets().optional(),
    files: assets(),
  }),
);

/** Reads what a build of the shell says of itself; a RangeError names each wrong field by its path. */
export const parseShellManifest = (input: unknown): ShellManifest =>
  parsed(ShellManifestSchema, input, 'a build of the shell');
