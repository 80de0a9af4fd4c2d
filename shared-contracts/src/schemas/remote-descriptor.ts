import { REMOTE_NAMES, type RemoteDescriptor, SHARED_NAMES } from '../composition/remote-descriptor.ts';
import {
  BACKGROUNDS,
  FOOTERS,
  HYDRATE,
  LANGUAGE_MESSAGES,
  ROUTE_ACCESS,
} from '../composition/route-metadata.ts';
import { LOCALES, REGIONS, type Region } from '../locales/locales.ts';
import { figure, flag, list, oneOf, record, strictObject, text, tolerantObject } from '../rules/strict.ts';
import { schemaOf } from './agreed.ts';
import { each, knownOf, parsed, semanticVersion } from './building-blocks.ts';

const pixels = () => figure().integer().min(0);

/** Only a build that is being written has no excuse for what nobody knows: it is a mistake in its `remote.json`. */
type Reading = {
  readonly object: typeof tolerantObject;
  readonly regions: ReturnType<typeof knownOf<Region>>;
};
const TOLERANT: Reading = { object: tolerantObject, regions: knownOf(REGIONS) };
const STRICT: Reading = { object: strictObject, regions: list(oneOf(REGIONS)).min(1) };

const routeSchema = ({ object, regions }: Reading) =>
  object({
    id: text().matches(/^[a-z][a-z0-9-]*$/),
    path: text().matches(/^(?!\/)[^#]*$/, 'must be a path pattern without a leading slash'),
    access: oneOf(ROUTE_ACCESS),
    render: oneOf(['server', 'client']),
    regions: regions.optional(),
    indexable: flag().optional(),
    embeddable: flag().optional(),
    hydrate: oneOf(HYDRATE).optional(),
    layout: object({
      maxWidth: pixels().optional(),
      sideWidth: pixels().optional(),
      sideFrom: pixels().optional(),
      footer: oneOf(FOOTERS).optional(),
      background: oneOf(BACKGROUNDS).optional(),
      pullToRefresh: flag().optional(),
      languageMessage: oneOf(LANGUAGE_MESSAGES).optional(),
    }).default({}),
    texts: list(text()).optional(),
    query: list(text()).optional(),
    head: object(each(LOCALES, object({ title: text().required(), description: text() }))),
  });

/** Schema of `Asset`. */
export const assetSchema = (object: typeof tolerantObject) =>
  object({
    file: text().matches(/^(?!\/|.*\.\.)[\w./@+-]+$/, 'must be a relative path inside the build'),
    integrity: text().matches(/^sha384-[A-Za-z0-9+/=]+$/),
  });

/** Schema of `SharedVersions`, which builds of before do not have. */
export const sharedSchema = (object: typeof tolerantObject) =>
  object(each(SHARED_NAMES, semanticVersion().optional())).default(undefined).optional();

function descriptorSchema(reading: Reading) {
  const { object } = reading;
  const asset = assetSchema(object);
  const assets = object({
    entry: asset,
    module: list(asset),
    routes: record(list(asset)),
    messages: object(each(LOCALES, asset)),
    server: asset,
    worker: asset.default(undefined).optional(),
  });
  return schemaOf<RemoteDescriptor>()(
    object({
      format: figure().integer().min(1).optional(),
      name: oneOf(REMOTE_NAMES),
      version: semanticVersion(),
      contract: text().required(),
      shared: sharedSchema(object),
      routes: list(routeSchema(reading)),
      assets,
    }),
  );
}

/** Schema of {@link RemoteDescriptor} for those who read one; fields and regions that they do not know are left out. */
export const RemoteDescriptorSchema = descriptorSchema(TOLERANT);

const WrittenDescriptorSchema = descriptorSchema(STRICT);

/** Reads the descriptor of a build, maybe newer than the reader; a RangeError names each wrong field by its path. */
export const parseRemoteDescriptor = (input: unknown): RemoteDescriptor =>
  parsed(RemoteDescriptorSchema, input, 'a remote descriptor');

/** Checks the descriptor of a build being written; a RangeError names each wrong or unknown field by its path. */
export const parseWrittenDescriptor = (input: unknown): RemoteDescriptor =>
  parsed(WrittenDescriptorSchema, input, 'a remote descriptor');
