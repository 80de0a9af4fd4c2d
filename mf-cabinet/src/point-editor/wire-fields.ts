import { ApiError, type ApiErrorItem, type FieldProblems, isApiError } from '@ecocircle/shared-contracts';

/** The fields of the save payload by the start of their pointer, with the editor's. */
const FIELDS: readonly (readonly [wire: string, own: string])[] = [
  ['/data/attributes/point', '/lat'],
  ['/data/attributes/contacts', '/supervisorContacts'],
  ['/data/attributes/description', '/collectionRules'],
  ['/data/relationships/icon/data/id', '/iconId'],
  ['/data/relationships/icon', '/iconId'],
  ['/data/attributes/working_hours', '/workingHours'],
  ['/data/attributes/special_hours', '/specialHours'],
  ['/data/attributes', ''],
  ['/rates', '/smrs'],
];

const LAST_NAMES: Readonly<Record<string, string>> = { srm_id: 'typeId', units_slug: 'uom' };

/** The pointer of the editor's field that a pointer of the save payload names. */
export function ownPointer(wire: string): string {
  const [start, own] = FIELDS.find(([name]) => wire === name || wire.startsWith(`${name}/`)) ?? ['', ''];
  if (own === '/lat' || own === '/iconId') return own;
  const names = (own + wire.slice(start.length)).split('/');
  return names.map((name) => LAST_NAMES[name] ?? name).join('/');
}

const withOwnPointer = (item: ApiErrorItem): ApiErrorItem =>
  item.source?.pointer === undefined
    ? item
    : { ...item, source: { pointer: ownPointer(item.source.pointer) } };

/** An error of a save with the editor's fields in the place of the payload's. */
export const withOwnFields = (error: unknown): unknown =>
  isApiError(error)
    ? new ApiError(error.status, error.errors.map(withOwnPointer), {
        cause: error.cause,
        result: error.result,
      })
    : error;

/** Problems by the paths of the save payload (`data.attributes.name`), by the editor's. */
export const ownProblems = (problems: FieldProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [
      ownPointer(`/${path.replaceAll('.', '/')}`)
        .slice(1)
        .replaceAll('/', '.'),
      problem,
    ]),
  );
