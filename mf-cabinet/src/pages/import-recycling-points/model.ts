import type { ImportReport, RowOutcome } from '@ecocircle/shared-contracts/point-file';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $userId } from '../../account/index.ts';
import { $api } from '../../cabinet/index.ts';
import { failureOf, type ImportFailure, importFile, problemOfChoice } from '../../point-files/index.ts';
import { pointsChanged } from '../../points/index.ts';

/** How far the import of a file is. */
export type ImportStep =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'checked'; readonly report: ImportReport }
  | { readonly kind: 'writing'; readonly report: ImportReport }
  | { readonly kind: 'written'; readonly report: ImportReport }
  | { readonly kind: 'failed'; readonly failure: ImportFailure };

/** Which rows of a report are shown; null: all. */
export type RowFilter = RowOutcome | null;

export const fileChosen = createEvent<File>();
/** The same file is checked again. */
export const retried = createEvent();
export const confirmed = createEvent();
export const startedOver = createEvent();
export const pageLeft = createEvent();
export const filterChosen = createEvent<RowFilter>();
export const moreWanted = createEvent();

/** So many rows are shown at first, and so many more at each press. */
export const ROWS_AT_ONCE = 50;

/** What is sent must be what was checked, also where the file is changed on the disk meanwhile. */
const readFx = createEffect(
  async (file: File): Promise<File> => new File([await file.arrayBuffer()], file.name, { type: file.type }),
);

const $calling = createStore(new AbortController(), { serialize: 'ignore' });

const sendFx = attach({
  source: { api: $api, calling: $calling },
  effect: ({ api, calling }, { file, isDryRun }: { readonly file: File; readonly isDryRun: boolean }) =>
    importFile(api, file, isDryRun, calling.signal),
});

const callOffFx = createEffect((calling: AbortController) => calling.abort());

export const $file = createStore<File | null>(null, { serialize: 'ignore' });
export const $step = createStore<ImportStep>({ kind: 'choosing' }, { serialize: 'ignore' });
export const $filter = createStore<RowFilter>(null, { serialize: 'ignore' });
/** How many rows are shown at most. */
export const $shown = createStore(ROWS_AT_ONCE, { serialize: 'ignore' });

/** Somebody who leaves while a file is being written finds what became of it when they come back. */
const abandoned = sample({ clock: pageLeft, source: $step, filter: ({ kind }) => kind !== 'writing' });

const ended = sample({ clock: [fileChosen, startedOver, abandoned, $userId], source: $calling });
sample({ clock: ended, target: callOffFx });
$calling.on(ended, () => new AbortController());

const refused = fileChosen.map(problemOfChoice);
sample({
  clock: fileChosen,
  filter: (file) => problemOfChoice(file) === null,
  target: readFx,
});

/** The bytes of the file that was chosen last. */
const fileRead = sample({
  clock: readFx.done,
  source: $file,
  filter: (file, { params }) => file === params,
  fn: (_, { result }) => result,
});
const unreadable = sample({
  clock: readFx.fail,
  source: $file,
  filter: (file, { params }) => file === params,
});

const given = sample({ clock: retried, source: $file, filter: (file): file is File => file !== null });
sample({ clock: [fileRead, given], fn: (file) => ({ file, isDryRun: true }), target: sendFx });
sample({
  clock: sample({ clock: confirmed, source: $file, filter: (file): file is File => file !== null }),
  fn: (file) => ({ file, isDryRun: false }),
  target: sendFx,
});

/** Answers about the file that is still the chosen one. */
const answered = sample({
  clock: sendFx.done,
  source: $file,
  filter: (file, { params }) => file === params.file,
  fn: (_, done) => done,
});
const failed = sample({
  clock: sendFx.fail,
  source: $file,
  filter: (file, { params }) => file === params.file,
  fn: (_, { error }) => failureOf(error),
});

const failedStep = (failure: ImportFailure): ImportStep => ({ kind: 'failed', failure });
const withProblem = (problem: ImportFailure['problem']): ImportStep => failedStep({ problem, columns: [] });

$file
  .on(fileChosen, (_, file) => file)
  .on(fileRead, (_, file) => file)
  .reset(startedOver, abandoned, $userId);

$step
  .on(fileChosen, () => ({ kind: 'checking' }))
  .on(refused, (step, problem) => (problem === null ? step : withProblem(problem)))
  .on(unreadable, () => withProblem('file-unreadable'))
  .on(given, () => ({ kind: 'checking' }))
  .on(confirmed, (step) => (step.kind === 'checked' ? { kind: 'writing', report: step.report } : step))
  .on(answered, (_, { params, result: report }) =>
    params.isDryRun ? { kind: 'checked', report } : { kind: 'written', report },
  )
  .on(failed, (_, failure) => failedStep(failure))
  .reset(startedOver, abandoned, $userId);

/** What is wrong is looked at first. */
const firstFilter = ({ counts }: ImportReport): RowFilter => (counts.refused > 0 ? 'refused' : null);

$filter.on(filterChosen, (_, filter) => filter).on(answered, (_, { result }) => firstFilter(result));
$shown.on(moreWanted, (shown) => shown + ROWS_AT_ONCE).reset(filterChosen, answered);

sample({
  clock: answered,
  filter: ({ params }) => !params.isDryRun,
  fn: () => {},
  target: pointsChanged,
});
