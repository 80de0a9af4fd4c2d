import { Answer, type DraftHours, type PointDraft, toDraftHours } from '@ecocircle/shared-contracts';
import {
  type CellProblem,
  OWN_FILE_LIMITS,
  type OwnFileColumn,
} from '@ecocircle/shared-contracts/point-file';
import {
  checked,
  PointSaveSchema,
  pathOf,
  problemOf,
  type RatesSave,
  RatesSaveSchema,
} from '@ecocircle/shared-contracts/rules';
import type { ValidationError } from 'yup';
import { type EntryWords, type ReadRates, readRates } from '../../reading/material-rates.ts';
import { readHours } from '../../reading/read-hours.ts';
import type { OwnWords } from './own-words.ts';
import type { OwnCells, OwnRow } from './read-own-file.ts';

/** What a row says of a point; what it leaves empty is left out. */
export type RowContent = Partial<
  Pick<
    PointDraft,
    'name' | 'address' | 'coords' | 'iconId' | 'comment' | 'collectionRules' | 'workingHours' | 'smrs'
  >
> & { readonly contacts: Partial<PointDraft['supervisorContacts']> };

/** A row as far as it is understood. */
export interface UnderstoodRow {
  readonly number: number;
  /** The organisation's own id of the point; may be empty. */
  readonly ref: string;
  /** The point's id here as it is given; may be empty. */
  readonly portalId: string;
  readonly content: RowContent;
  /** What the row calls what it names of the dictionaries. */
  readonly words: NamingWords;
  readonly problems: readonly CellProblem[];
}

/** What a row calls entries of the dictionaries. */
export type NamingWords = ReadRates['words'] & { readonly icons: EntryWords };

const NO_WORDS: NamingWords = { materials: new Map(), units: new Map(), icons: new Map() };

const LONGEST_VALUE = 200;

/** Something that is wrong with a row. */
export const problemIn = (
  column: OwnFileColumn | null,
  rule: CellProblem['rule'],
  value = '',
  bounds: { readonly min?: number; readonly max?: number } = {},
): CellProblem => ({
  column,
  rule,
  value: value.slice(0, LONGEST_VALUE).toWellFormed(),
  min: bounds.min ?? null,
  max: bounds.max ?? null,
});

/** The column of each field of a save. */
const COLUMN_OF: Readonly<Record<string, OwnFileColumn>> = {
  name: 'name',
  address: 'address',
  comment: 'comment',
  description: 'rules',
  'contacts.name': 'contact',
  'contacts.phone': 'phone',
  'contacts.email': 'email',
};

const brokenRule = (error: ValidationError, column: OwnFileColumn | null, value: string): CellProblem => {
  const { rule, ...bounds } = problemOf(error);
  return problemIn(column, rule, value, bounds);
};

type Part = Pick<UnderstoodRow, 'content' | 'problems'> & { readonly words: Partial<NamingWords> };

const saying = (content: Partial<RowContent>, words: Part['words'] = {}): Part => ({
  content: { contacts: {}, ...content },
  words,
  problems: [],
});
const wrong = (...problems: readonly CellProblem[]): Part => ({ ...saying({}), problems });

/** The texts of a row by the rules of a save. */
function readTexts(cells: OwnCells): Part {
  const { name, address, comment, rules, contact, phone, email } = cells;
  const attributes = {
    name,
    address,
    comment,
    description: rules,
    contacts: { name: contact, phone, email },
  };
  const result = checked(PointSaveSchema, { data: { attributes } });
  if ('errors' in result)
    return wrong(
      ...result.errors.map((error) => {
        const column = COLUMN_OF[pathOf(error).slice(2).join('.')] ?? null;
        return brokenRule(error, column, column === null ? '' : cells[column]);
      }),
    );
  const { contacts, description, ...texts } = result.value.data.attributes;
  const filled = Object.entries({ ...texts, collectionRules: description }).filter(([, text]) => text);
  const people = Object.entries(contacts ?? {}).filter(([, text]) => text);
  return saying({ ...Object.fromEntries(filled), contacts: Object.fromEntries(people) });
}

function readPlace({ place, cells }: OwnRow): Part {
  if (place === null) return saying({});
  if (place.ok) return saying({ coords: { lng: place.lng, lat: place.lat } });
  const missing = (['lng', 'lat'] as const).filter((column) => cells[column] === '');
  if (missing.length === 1) return wrong(...missing.map((column) => problemIn(column, 'required')));
  return wrong(problemIn('lng', place.problem, `${cells.lng} / ${cells.lat}`));
}

function readIcon({ icon }: OwnCells, words: OwnWords): Part {
  if (icon === '') return saying({});
  const iconId = words.icon(icon);
  if (iconId === undefined) return wrong(problemIn('icon', 'unknown-icon', icon));
  return saying({ iconId }, { icons: new Map([[iconId, icon]]) });
}

/** Nobody writes longer hours or lists; they are expensive to read. */
const LONGEST = { hours: 300, materials: 5000 } as const;

const tooLong = (cells: OwnCells, column: keyof typeof LONGEST): Part | null =>
  cells[column].length <= LONGEST[column]
    ? null
    : wrong(problemIn(column, 'maxLength', cells[column], { max: LONGEST[column] }));

const toHours = (json: string): DraftHours => toDraftHours(Answer.of(JSON.parse(json)));

function readWeek(cells: OwnCells): Part {
  const { hours: text } = cells;
  if (text === '') return saying({});
  const json = readHours({ notation: 'osm', text }) ?? readHours({ notation: 'words', text });
  return json === null ? wrong(problemIn('hours', 'hours', text)) : saying({ workingHours: toHours(json) });
}

/** The rules of a save hold for prices from files, too. */
function checkedRates({ rates }: RatesSave, text: string, words: ReadRates['words']): Part {
  const result = checked(RatesSaveSchema, { rates });
  if ('errors' in result)
    return wrong(
      ...result.errors.map((error) => {
        const price = rates[Number(pathOf(error)[1])]?.price;
        return brokenRule(error, 'materials', price === undefined ? text : String(price));
      }),
    );
  const smrs = rates.map(({ srm_id, units_slug, price }) => ({
    id: null,
    typeId: srm_id,
    uom: units_slug,
    rate: price,
  }));
  return saying({ smrs }, words);
}

function readMaterials({ materials }: OwnCells, known: OwnWords): Part {
  if (materials === '') return saying({});
  const { rates, problems, words } = readRates(materials, known.rates);
  if (problems.length > 0)
    return wrong(...problems.map(({ rule, value }) => problemIn('materials', rule, value)));
  return checkedRates(
    {
      rates: rates.map(({ materialId, unit, price }) => ({ srm_id: materialId, units_slug: unit, price })),
    },
    materials,
    words,
  );
}

function readRef({ id }: OwnCells): Part {
  return id.length <= OWN_FILE_LIMITS.id
    ? saying({})
    : wrong(problemIn('id', 'maxLength', id, { max: OWN_FILE_LIMITS.id }));
}

/** Understands a row, or says what is wrong with each of its cells. */
export function understoodRow(row: OwnRow, words: OwnWords): UnderstoodRow {
  const { number, cells, problem } = row;
  const facts = { number, ref: cells.id, portalId: cells.portal_id };
  if (problem) return { ...facts, ...wrong(problemIn(null, problem.rule, problem.value)), words: NO_WORDS };
  const parts = [
    readRef(cells),
    readTexts(cells),
    readPlace(row),
    readIcon(cells, words),
    tooLong(cells, 'materials') ?? readMaterials(cells, words),
    tooLong(cells, 'hours') ?? readWeek(cells),
  ];
  const contacts = Object.assign({}, ...parts.map(({ content }) => content.contacts));
  const content = Object.assign({}, ...parts.map(({ content }) => content), { contacts });
  const named: NamingWords = Object.assign({}, NO_WORDS, ...parts.map(({ words: own }) => own));
  return { ...facts, content, words: named, problems: parts.flatMap(({ problems }) => problems) };
}
