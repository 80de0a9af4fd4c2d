import { EMPTY_DRAFT, type PointDraft, type PointStatus, toPointStatus } from '@ecocircle/shared-contracts';
import {
  type CellProblem,
  OWN_FILE_COLUMNS,
  type OwnFileColumn,
  type RowProblem,
} from '@ecocircle/shared-contracts/point-file';
import { seemsSwapped } from '../../basemap/locality.ts';
import type { EntryIds } from '../dictionaries/published.ts';
import { chosenEntries } from './chosen-entries.ts';
import { type Match, RowMatcher } from './match-rows.ts';
import { editedOf, type OwnContent, type OwnPoint } from './own-points.ts';
import { AS_IDS } from './own-words.ts';
import { pointCells } from './point-cells.ts';
import { problemIn, type RowContent, type UnderstoodRow } from './understood-row.ts';

/** What becomes of a row, with what the writing needs. */
export type PlannedRow = { readonly row: UnderstoodRow } & (
  | {
      readonly outcome: 'refused';
      readonly problems: readonly CellProblem[];
      readonly point: OwnPoint | null;
    }
  | { readonly outcome: 'created'; readonly draft: PointDraft }
  | { readonly outcome: 'unchanged'; readonly point: OwnPoint }
  | {
      readonly outcome: 'changed';
      readonly point: OwnPoint;
      /** What is changed: the point, or its open revision; null where a revision has yet to begin. */
      readonly target: OwnContent | null;
      readonly before: PointDraft;
      readonly draft: PointDraft;
      readonly columns: readonly OwnFileColumn[];
    }
);

/** What a point says after a row: what the row leaves empty stays. */
const withRow = (before: PointDraft, { contacts, ...content }: RowContent): PointDraft => ({
  ...before,
  ...content,
  supervisorContacts: { ...before.supervisorContacts, ...contacts },
});

/** The columns in which a row changes a point. */
function changedColumns(
  point: OwnPoint,
  before: PointDraft,
  after: PointDraft,
  ref: string,
): OwnFileColumn[] {
  const own = { id: point.row.own_ref ?? '', portalId: '' };
  const [old, now] = [
    pointCells(before, own, AS_IDS),
    pointCells(after, { ...own, id: ref || own.id }, AS_IDS),
  ];
  return OWN_FILE_COLUMNS.filter((column) => old[column] !== now[column]);
}

/** Whose content nobody changes, by the status. */
const FIXED: Readonly<Partial<Record<PointStatus, RowProblem>>> = {
  'on-review': 'on-review',
  closed: 'closed',
  'blocked-by-moderator': 'blocked',
};

/** What a row changes: the point itself before it is public, its revision afterwards. */
function targetOf(point: OwnPoint): { readonly target: OwnContent | null } | { readonly rule: RowProblem } {
  const target = editedOf(point);
  const rule = FIXED[toPointStatus(point.row.status)] ?? FIXED[toPointStatus(target.row.status)];
  if (rule) return { rule };
  const isPublic = ['accepted', 'temporarily-not-working'].includes(toPointStatus(target.row.status));
  return { target: isPublic ? null : target };
}

const swapped = ({ lng, lat }: PointDraft['coords']): CellProblem[] =>
  seemsSwapped(lng, lat) ? [problemIn('lng', 'swapped', `${lng} / ${lat}`)] : [];

/** What a file is read with. */
export interface ImportRules {
  /** What may be chosen of the dictionaries. */
  readonly published: EntryIds;
  /** The icon of a new point whose row names none. */
  iconOf(draft: PointDraft): string;
}

function planNew(row: UnderstoodRow, { published, iconOf }: ImportRules): PlannedRow {
  const { content, problems: retired } = chosenEntries(row, EMPTY_DRAFT, published);
  const draft = withRow(EMPTY_DRAFT, content);
  const problems = [
    ...retired,
    ...(content.name === undefined ? [problemIn('name', 'required')] : []),
    ...(content.coords === undefined ? [problemIn('lng', 'required')] : swapped(content.coords)),
  ];
  if (problems.length > 0) return { row, outcome: 'refused', problems, point: null };
  return { row, outcome: 'created', draft: content.iconId ? draft : { ...draft, iconId: iconOf(draft) } };
}

function planKnown(row: UnderstoodRow, point: OwnPoint, { published }: ImportRules): PlannedRow {
  const before = editedOf(point).draft;
  const { content, problems: retired } = chosenEntries(row, before, published);
  const wanted = withRow(before, content);
  const columns = changedColumns(point, before, wanted, row.ref);
  if (columns.length === 0) return { row, outcome: 'unchanged', point };
  const refused = (...problems: readonly CellProblem[]): PlannedRow => ({
    row,
    outcome: 'refused',
    problems,
    point,
  });
  const found = targetOf(point);
  // The own id is the organisation's and no part of what is reviewed.
  if ('rule' in found && columns.some((column) => column !== 'id'))
    return refused(problemIn(null, found.rule));
  // Rates that are the same keep their ids.
  const draft = columns.includes('materials') ? wanted : { ...wanted, smrs: before.smrs };
  const isMoved = columns.includes('lng') || columns.includes('lat');
  const problems = [...retired, ...(isMoved ? swapped(draft.coords) : [])];
  if (problems.length > 0) return refused(...problems);
  return {
    row,
    outcome: 'changed',
    point,
    target: 'target' in found ? found.target : null,
    before,
    draft,
    columns,
  };
}

function planRow(row: UnderstoodRow, match: Match, rules: ImportRules): PlannedRow {
  if ('problem' in match) return { row, outcome: 'refused', problems: [match.problem], point: null };
  return match.point ? planKnown(row, match.point, rules) : planNew(row, rules);
}

/** What a file means for the points that there are. */
export function planImport(
  rows: readonly UnderstoodRow[],
  points: readonly OwnPoint[],
  rules: ImportRules,
): PlannedRow[] {
  const matcher = new RowMatcher(points);
  return rows.map((row): PlannedRow => {
    const { problems } = row;
    if (problems.length > 0) return { row, outcome: 'refused', problems, point: null };
    return planRow(row, matcher.match(row), rules);
  });
}
