import { createForm, type Answer as FormAnswer } from '@ecocircle/app-kit/form';
import {
  type DictionaryName,
  ENTRY_LIMITS,
  type FieldProblems,
  LOCALES,
  type Locale,
  type LocalisedName,
} from '@ecocircle/shared-contracts';
import { attach, createStore, sample } from 'effector';
import { answerTo } from '../../forms/index.ts';
import { $api } from '../../platform/api.ts';
import { type Entry, entry, pathOf } from './model.ts';
import { slugOf } from './slug-of.ts';

/** What is typed of an entry. */
export interface EntryValues {
  readonly id: string;
  readonly family: string;
  readonly names: LocalisedName;
  /** A drawing that was chosen; empty where there is no new one. */
  readonly drawing: string;
  /** The drawing that is there is to go. */
  readonly dropsDrawing: boolean;
}

/** What the form is opened with: an entry, or null for a new one. */
export interface EntryOpening {
  readonly dictionary: DictionaryName;
  readonly entry: Entry | null;
}

/** Why an entry is not saved: somebody else changed it meanwhile. */
export type EntryRefusal = 'version-conflict';

const NO_NAMES = Object.fromEntries(LOCALES.map((locale) => [locale, ''])) as LocalisedName;

const EMPTY: EntryValues = { id: '', family: 'other', names: NO_NAMES, drawing: '', dropsDrawing: false };

/** The values that an entry is edited from. */
export const valuesOf = (shown: Entry | null): EntryValues =>
  shown === null ? EMPTY : { ...EMPTY, id: shown.id, family: shown.family ?? 'other', names: shown.names };

const nameLimit = (dictionary: DictionaryName | undefined): number =>
  dictionary === 'units' ? ENTRY_LIMITS.unitName : ENTRY_LIMITS.name;

/** The body that saves what was typed: of a new entry with its id, of another with the version that was read. */
export function bodyOf({ dictionary, entry: shown }: EntryOpening, values: EntryValues): object {
  const drawing = values.dropsDrawing ? null : values.drawing || undefined;
  return {
    ...(shown === null ? { id: values.id.trim() } : { version: shown.version }),
    names: values.names,
    ...(dictionary !== 'units' && { family: values.family }),
    ...(dictionary === 'icons' && drawing !== undefined && { drawing }),
  };
}

const saveEntryFx = attach({
  source: $api,
  effect(
    api,
    { opening, values }: { readonly opening: EntryOpening; readonly values: EntryValues },
  ): Promise<FormAnswer<EntryRefusal>> {
    const { dictionary, entry: shown } = opening;
    const path = shown === null ? pathOf(dictionary) : `${pathOf(dictionary)}${shown.id}/`;
    const max = nameLimit(dictionary);
    const names = Object.fromEntries(LOCALES.map((locale: Locale) => [`names.${locale}`, max]));
    const call = api({ method: shown === null ? 'POST' : 'PUT', path, body: bodyOf(opening, values) });
    const limits = { id: ENTRY_LIMITS.id, family: null, drawing: ENTRY_LIMITS.drawing, ...names };
    return answerTo(call, ['version-conflict'], { limits, reference: values.id.trim() });
  },
});

function check({ drawing }: EntryValues): FieldProblems {
  const max = ENTRY_LIMITS.drawing;
  return drawing.length > max ? { drawing: { rule: 'maxLength', max } } : {};
}

/** An entry, new or known. */
export const entryForm = createForm<EntryValues, EntryOpening, 'all', EntryRefusal>({
  initial: EMPTY,
  start: (opening) => valuesOf(opening.entry),
  check,
  filled: ['id'],
  failsBeside: true,
  send: ({ values, opening }) =>
    opening === null ? Promise.resolve({ kind: 'failed', isFinal: true }) : saveEntryFx({ opening, values }),
});

/** The latest save arrived, and nothing was typed since. */
export const $isSaved = createStore(false)
  .on(saveEntryFx.doneData, (_, { kind }) => kind === 'sent')
  .reset(entryForm.changed, entryForm.left);

/** A new entry is called in addresses after its English name, unless somebody has called it otherwise. */
sample({
  clock: entryForm.fieldLeft,
  source: entryForm.$values,
  filter: ({ id, names }, field) => field === 'names.en-US' && id === '' && slugOf(names['en-US']) !== '',
  fn: ({ names }) => ({ path: 'id' as const, value: slugOf(names['en-US']) }),
  target: entryForm.changed,
});

sample({
  clock: saveEntryFx.doneData,
  filter: ({ kind }) => kind === 'sent',
  fn: () => {},
  target: entry.refreshed,
});
