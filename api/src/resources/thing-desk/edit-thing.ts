import { LOCALES, type ThingSave, type ThingText } from '@ecocircle/shared-contracts';
import { checked, WholeThingSchema } from '@ecocircle/shared-contracts/rules';
import type { ValidationError } from 'yup';
import { currentTime } from '../../clock/clock.ts';
import { bumpDataVersion, changeInTurn } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import { formerAddresses, keepAddresses } from '../../database/dictionaries/thing-addresses.ts';
import type { Row } from '../../database/tables.ts';
import type { Account } from '../../sessions/account.ts';
import { readPublished } from '../dictionaries/published.ts';
import { type EntryChange, recordEntry } from '../dictionary-desk/entry-history.ts';
import { entryChanged, noSuchEntry, taken } from '../dictionary-desk/refusals.ts';
import { type DeskThing, findDeskThing, readDeskThings } from './desk-things.ts';
import { incompleteThing, noSuchMaterial, notWhole, slugsTaken } from './thing-refusals.ts';

/** A thing that somebody changes, in the version that they read. */
export interface ThingEdit {
  readonly id: string;
  readonly staff: Account;
  readonly version: number;
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => word !== '');

const cleaned = ({ family, materials, texts }: ThingSave): ThingSave => ({
  family,
  materials: distinct(materials),
  texts: Object.fromEntries(
    LOCALES.map((locale) => [locale, { ...texts[locale], words: distinct(texts[locale].words) }]),
  ) as unknown as ThingSave['texts'],
});

const columnsOf = ({ family, materials, texts }: ThingSave) => ({
  family,
  materials: JSON.stringify(materials),
  texts: JSON.stringify(texts),
});

/** What a thing lacks to be seen by visitors. */
function lacksOf({ family, materials, texts }: ThingSave): readonly ValidationError[] {
  const result = checked(WholeThingSchema, { family, materials, texts });
  return 'errors' in result ? result.errors : [];
}

const asText = (text: ThingText, field: keyof ThingText): string => [text[field]].flat().join(', ');

function differenceOf(before: ThingSave, after: ThingSave): EntryChange[] {
  const texts = LOCALES.flatMap((locale) =>
    (Object.keys(after.texts[locale]) as (keyof ThingText)[]).map((field) => ({
      field: `texts.${locale}.${field}`,
      before: asText(before.texts[locale], field),
      after: asText(after.texts[locale], field),
    })),
  );
  const changes = [
    ...texts,
    { field: 'materials', before: before.materials.join(', '), after: after.materials.join(', ') },
    { field: 'family', before: before.family, after: after.family },
  ];
  return changes.filter((change) => change.before !== change.after);
}

/** Refuses an address that another thing has, and a material that is not offered and that the thing did not have. */
async function fitting(trx: Database, id: string, values: ThingSave, had: readonly string[]): Promise<void> {
  const { materials } = await readPublished(trx);
  if (values.materials.some((one) => !materials.includes(one) && !had.includes(one))) throw noSuchMaterial();
  const others = (await readDeskThings(trx)).filter((thing) => thing.id !== id);
  const isTaken = (locale: keyof ThingSave['texts']): boolean => {
    const { slug } = values.texts[locale];
    return slug !== '' && others.some(({ texts }) => texts[locale].slug === slug);
  };
  const lost = LOCALES.filter(isTaken);
  if (lost.length > 0) throw slugsTaken(lost);
}

async function known(trx: Database, { id, version }: ThingEdit): Promise<DeskThing> {
  const thing = await findDeskThing(trx, id);
  if (!thing) throw noSuchEntry();
  if (thing.version !== version) throw entryChanged();
  return thing;
}

/** Writes columns of a thing that is known to be in the version that was read: nobody else changes things meanwhile. */
async function write(trx: Database, { id, version }: ThingEdit, columns: Partial<Row<'things'>>) {
  await trx
    .updateTable('things')
    .set({ ...columns, version: version + 1, edited_at: currentTime().toISOString() })
    .where('id', '=', id)
    .execute();
  await bumpDataVersion(trx, 'dictionaries');
}

/**
 * Adds a thing as a draft behind all others.
 *
 * @throws RequestError 422 where there is one with this id or address
 */
export function createThing(
  db: Database,
  { id, staff }: Omit<ThingEdit, 'version'>,
  given: ThingSave,
): Promise<void> {
  return changeInTurn(db, 'dictionaries', async (trx) => {
    if (await findDeskThing(trx, id)) throw taken();
    const values = cleaned(given);
    await fitting(trx, id, values, []);
    const { position } = await trx
      .selectFrom('things')
      .select(({ fn }) => fn.max('position').as('position'))
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('things')
      .values({
        id,
        ...columnsOf(values),
        position: Number(position ?? -1) + 1,
        state: 'draft',
        edited_at: currentTime().toISOString(),
      })
      .execute();
    await recordEntry(trx, { dictionary: 'things', id, staff, action: 'created' });
    await bumpDataVersion(trx, 'dictionaries');
  });
}

/**
 * Changes a thing. What visitors see stays whole, and its addresses lead to it from then on.
 *
 * @throws RequestError 404, 409 `version-conflict`, 422 at what is missing, taken or not offered
 */
export function saveThing(db: Database, edit: ThingEdit, given: ThingSave): Promise<void> {
  return changeInTurn(db, 'dictionaries', async (trx) => {
    const before = await known(trx, edit);
    const values = cleaned(given);
    const lacks = before.state === 'published' ? lacksOf(values) : [];
    if (lacks.length > 0) throw notWhole(lacks);
    await fitting(trx, edit.id, values, before.materials);
    const difference = differenceOf(before, values);
    if (difference.length === 0) return;
    if (before.state !== 'draft')
      await keepAddresses(trx, formerAddresses(edit.id, before.texts, values.texts));
    await write(trx, edit, columnsOf(values));
    await recordEntry(trx, { dictionary: 'things', ...edit, action: 'saved', difference });
  });
}

function changeState(db: Database, edit: ThingEdit, action: 'published' | 'retired'): Promise<void> {
  return changeInTurn(db, 'dictionaries', async (trx) => {
    const before = await known(trx, edit);
    const lacks = action === 'published' ? lacksOf(before) : [];
    if (lacks.length > 0) throw incompleteThing(lacks);
    if (before.state === action) return;
    await write(trx, edit, { state: action });
    await recordEntry(trx, { dictionary: 'things', ...edit, action });
  });
}

/**
 * Shows a thing to visitors, for the first time or again.
 *
 * @throws RequestError 404, 409 `version-conflict`, or 409 `entry-incomplete` with an error for each text that is missing
 */
export const publishThing = (db: Database, edit: ThingEdit): Promise<void> =>
  changeState(db, edit, 'published');

/**
 * Takes a thing out of lists and search; its addresses say that it is gone.
 *
 * @throws RequestError 404, 409 `version-conflict`
 */
export const retireThing = (db: Database, edit: ThingEdit): Promise<void> => changeState(db, edit, 'retired');
