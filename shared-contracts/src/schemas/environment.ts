import { array, type ISchema, number, type ObjectShape, object, string } from 'yup';
import { checked } from '../rules/problems.ts';

/** A variable of the environment, which may be absent. */
export const variable = () => string();

/** A variable that is one of some names. */
export const nameVariable = <const Name extends string>(names: readonly Name[], message: string) =>
  string().oneOf(names, message);

/** A variable that a test takes; the message says what it must be. */
export const testedVariable = (message: string, isRight: (text: string) => boolean) =>
  string().test('variable', message, (text) => text === undefined || isRight(text));

/** A variable that holds a whole number within bounds, both included. */
export const wholeVariable = (min: number, max: number, message = 'must be a whole number') =>
  number()
    .transform((_, given: unknown) => (/^\d{1,9}$/.test(String(given)) ? Number(given) : Number.NaN))
    .typeError(message)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

const isPort = (given: string): boolean => /^\d{1,5}$/.test(given) && Number(given) <= 65_535;

/** A variable that names the port of a program's metrics, or `none`. */
export const metricsVariable = (usual: number) =>
  testedVariable('must be a port number, or none', (given) => given === 'none' || isPort(given)).default(
    String(usual),
  );

const PROXY = /^(loopback|linklocal|uniquelocal|[\d.]+(\/\d{1,2})?|[\da-f:.]*:[\da-f:.]*(\/\d{1,3})?)$/i;

/** A variable that names addresses and subnets whose word about visitors is taken; this machine where it is absent. */
export const proxiesVariable = () =>
  array(string().defined().matches(PROXY, 'must be addresses or subnets, separated by commas'))
    .transform((_list, given: string) => given.split(',').map((one) => one.trim()))
    .default(['loopback']);

/** The variables that a program reads. */
export const environmentOf = <Fields extends ObjectShape>(variables: Fields) => object(variables).noUnknown();

/** Checks an environment; an empty variable counts as absent. */
export const checkedEnvironment = <Variables>(
  schema: ISchema<Variables>,
  environment: Readonly<Record<string, string | undefined>>,
) => checked(schema, Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')));
