import type { ISchema } from 'yup';
import { ORGANIZATION_LIMITS, type OrganizationSave } from '../domain/organization.ts';
import {
  isNetworkAddress,
  NETWORKS,
  type Network,
  readWebAddress,
  withScheme,
} from '../domain/web-address.ts';
import { LOCALES } from '../locales/locales.ts';
import { PhoneSchema, requiredLine } from './field-rules.ts';
import { area, orEmpty } from './optional-texts.ts';
import { broken } from './problems.ts';
import { figure, strictObject, text } from './strict.ts';

const addressed = (value: unknown): unknown => (typeof value === 'string' ? withScheme(value) : value);

const address = () => requiredLine(ORGANIZATION_LIMITS.address).transform(addressed);

const webAddress = () =>
  address().test('webAddress', broken('webAddress'), (value) => readWebAddress(value) !== null);

const networkAddress = (network: Network) =>
  address().test('networkAddress', broken('networkAddress'), (value) => isNetworkAddress(network, value));

const eachOf = <Name extends string>(names: readonly Name[], ruleOf: (name: Name) => ISchema<string>) =>
  Object.fromEntries(names.map((name) => [name, orEmpty(ruleOf(name))])) as unknown as Record<
    Name,
    ISchema<string>
  >;

/** The body that saves an organisation's page. */
export const OrganizationSaveSchema = strictObject({
  about: strictObject(eachOf(LOCALES, () => area(ORGANIZATION_LIMITS.about))),
  website: orEmpty(webAddress()),
  phone: orEmpty(PhoneSchema),
  ...eachOf(NETWORKS, networkAddress),
  logoId: text().max(64).nullable(),
  version: figure().integer().min(1),
}) as unknown as ISchema<OrganizationSave>;
