import {
  type EntryState,
  LOCALES,
  type Locale,
  type LocalisedName,
  lackingLanguages,
  type MaterialFamily,
  type ThingList,
  type ThingSave,
  thingGaps,
} from '@ecocircle/shared-contracts';
import { plainLetters } from '@ecocircle/shared-contracts/plain-letters';
import type { Database } from '../../database/database.ts';
import { keyPage } from '../../database/key-page.ts';
import type { Row } from '../../database/tables.ts';
import { isEntryId } from '../dictionary-desk/dictionary-tables.ts';
import { listEntryHistory } from '../dictionary-desk/entry-history.ts';
import { readThing } from '../things/repository.ts';

/** A thing as staff see it. */
export interface DeskThing extends ThingSave {
  readonly id: string;
  readonly state: EntryState;
  readonly version: number;
  readonly edited_at: string | null;
}

/** What narrows the list of things. */
export interface ThingFilter {
  /** Parts of words of any name or address, in any language. */
  readonly q?: string | undefined;
  readonly family?: MaterialFamily | undefined;
  /** Those in a state, or those that lack something; of what is retired nothing is missing. */
  readonly list?: ThingList | undefined;
  /** The id of the thing that the page begins behind. */
  readonly after?: string | undefined;
}

const toDeskThing = (row: Row<'things'>): DeskThing => ({
  ...readThing(row),
  state: row.state,
  version: row.version,
  edited_at: row.edited_at,
});

/** All things in every state, in the order of the dictionary. */
export async function readDeskThings(db: Database): Promise<DeskThing[]> {
  const rows = await db.selectFrom('things').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(toDeskThing);
}

/** A thing in whatever state; undefined where there is none. */
export async function findDeskThing(db: Database, id: string): Promise<DeskThing | undefined> {
  if (!isEntryId(id)) return undefined;
  const row = await db.selectFrom('things').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toDeskThing(row);
}

const lettersOf = ({ id, texts }: DeskThing): string =>
  plainLetters(
    [id, ...LOCALES.flatMap((at) => [texts[at].name, texts[at].slug, ...texts[at].words])].join('\n'),
  );

function isListed(thing: DeskThing, list: ThingList): boolean {
  if (list === 'draft' || list === 'retired') return thing.state === list;
  return thing.state !== 'retired' && thingGaps(thing).includes(list);
}

function isWanted(thing: DeskThing, { q = '', family, list }: ThingFilter): boolean {
  const words = plainLetters(q).split(/\s+/).filter(Boolean);
  return (
    (family === undefined || thing.family === family) &&
    (list === undefined || isListed(thing, list)) &&
    (words.length === 0 || words.every((word) => lettersOf(thing).includes(word)))
  );
}

const namesOf = ({ texts }: DeskThing): LocalisedName =>
  Object.fromEntries(LOCALES.map((locale: Locale) => [locale, texts[locale].name])) as LocalisedName;

/** One page of the things; there are some hundred, so that all of them are looked through. */
export async function listDeskThings(db: Database, filter: ThingFilter) {
  const things = await readDeskThings(db);
  const from = filter.after === undefined ? 0 : things.findIndex(({ id }) => id === filter.after) + 1;
  const rows = things.slice(from).filter((thing) => isWanted(thing, filter));
  const { page, next } = keyPage(rows, ({ id }) => id);
  const data = page.map((thing) => ({
    id: thing.id,
    family: thing.family,
    names: namesOf(thing),
    state: thing.state,
    gaps: thingGaps(thing),
    languages: lackingLanguages(thing),
  }));
  return { data, next };
}

/** One thing with what staff did with it. */
export async function showDeskThing(db: Database, id: string) {
  const thing = await findDeskThing(db, id);
  return thing && { ...thing, history: await listEntryHistory(db, 'things', id) };
}
