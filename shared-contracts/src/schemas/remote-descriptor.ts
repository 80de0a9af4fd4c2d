import { REMOTE_NAMES, type RemoteDescriptor } from '../composition/remote-descriptor.ts';
import {
  BACKGROUNDS,
  FOOTERS,
  LANGUAGE_MESSAGES,
  type RemoteRoute,
  ROUTE_ACCESS,
} from '../composition/route-metadata.ts';
import { LOCALES, REGIONS } from '../locales/locales.ts';
import { figure, flag, list, oneOf, record, text, tolerantObject } from '../rules/strict.ts';
import { schemaOf } from './agreed.ts';
import { each, knownOf, parsed, semanticVersion } from './building-blocks.ts';

const pixels = () => figure().integer().min(0);

const layout = () =>
  tolerantObject({
    maxWidth: pixels().optional(),
    sideWidth: pixels().optional(),
    sideFrom: pixels().optional(),
    footer: oneOf(FOOTERS).optional(),
    background: oneOf(BACKGROUNDS).optional(),
    pullToRefresh: flag().optional(),
    languageMessage: oneOf(LANGUAGE_MESSAGES).optional(),
  }).default({});

/** Schema of {@link RemoteRoute}; regions that are not known are left out. */
export const RemoteRouteSchema = schemaOf<RemoteRoute>()(
  tolerantObject({
    id: text().matches(/^[a-z][a-z0-9-]*$/),
    path: text().matches(/^(?!\/)[^#]*$/, 'must be a path pattern without a leading slash'),
    access: oneOf(ROUTE_ACCESS),
    render: oneOf(['server', 'client']),
    regions: knownOf(REGIONS).optional(),
    indexable: flag().optional(),
    layout: layout(),
    texts: list(text()).optional(),
    head: tolerantObject(each(LOCALES, tolerantObject({ title: text().required(), description: text() }))),
  }),
);

const asset = () =>
  tolerantObject({
    file: text().matches(/^(?!\/|.*\.\.)[\w./@+-]+$/, 'must be a relative path inside the build'),
    integrity: text().matches(/^sha384-[A-Za-z0-9+/=]+$/),
  });

/** Schema of {@link RemoteDescriptor}. Unknown fields are left out. */
export const RemoteDescriptorSchema = schemaOf<RemoteDescriptor>()(
  tolerantObject({
    format: figure().integer().min(1).optional(),
    name: oneOf(REMOTE_NAMES),
    version: semanticVersion(),
    contract: text().required(),
    routes: list(RemoteRouteSchema),
    assets: tolerantObject({
      entry: asset(),
      module: list(asset()),
      routes: record(list(asset())),
      messages: tolerantObject(each(LOCALES, asset())),
      server: asset(),
    }),
  }),
);

/**
 * Validates a descriptor.
 *
 * @throws RangeError naming each wrong field by its path
 */
export const parseRemoteDescriptor = (input: unknown): RemoteDescriptor =>
  parsed(RemoteDescriptorSchema, input, 'a remote descriptor');
