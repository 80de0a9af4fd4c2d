import {
  type EdgeStatement,
  type PartFigures,
  type RegistryChange,
  VITAL_NAMES,
  type VitalName,
} from '@ecocircle/shared-contracts';
import type { TakeUp } from './edges.ts';
import type { PrunedBuild } from './prune.ts';
import type { Published } from './publish.ts';
import type { StoreStatus } from './status.ts';
import type { Verification } from './verify.ts';

/** Columns of text, as wide as their longest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (max, row) => row.map((cell, i) => Math.max(max[i] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What was published. */
export const publishedText = ({ part, version, published }: Published): string =>
  `${part} ${version} ${published ? 'published' : 'already published'}`;

const changeText = ({ remote, from, to, revision }: RegistryChange): string =>
  `${remote} ${from ?? '(nothing)'} → ${to}, registry revision ${revision}`;

/** What a promotion changed, and what spoke against it. */
export const promotedText = (changes: readonly RegistryChange[]): string =>
  changes
    .flatMap((change) => [changeText(change), ...(change.forced ?? []).map((reason) => `Forced: ${reason}`)])
    .join('\n');

/** What a rollback changed, and what it did not. */
export const rolledBackText = (changes: readonly RegistryChange[]): string =>
  changes
    .map(
      (change) => `${changeText(change)}
The next page load takes ${change.to}. Not rolled back: data that ${change.from ?? 'the other version'} wrote, the API and the other parts.`,
    )
    .join('\n');

const edgeWords = ({ host, pid, shell, contract, revision }: EdgeStatement): string =>
  `${host} (process ${pid}, shell ${shell}, contract ${contract}, revision ${revision})`;

/** Which edges have taken a change up. */
export function takenUpText({ edges, lagging }: TakeUp): string {
  if (edges.length === 0) return 'No edge that runs has told of itself.';
  const taken = edges.length - lagging.length;
  const words = `${taken} of ${edges.length} ${edges.length === 1 ? 'edge has' : 'edges have'} taken it up.`;
  return [words, ...lagging.map((edge) => `Not yet: ${edgeWords(edge)}`)].join('\n');
}

const PERCENT = 100;

/** How many of the pages that told of it had a good value. */
function goodShare({ vitals }: PartFigures, name: VitalName): string {
  const ratings = vitals[name];
  if (!ratings) return '-';
  const all = ratings.good + ratings['needs-improvement'] + ratings.poor;
  return `${Math.round((ratings.good / all) * PERCENT)}% of ${all}`;
}

const figureRows = (figures: readonly PartFigures[]): string[][] => [
  ['version', 'failures', 'errors', 'long tasks', ...VITAL_NAMES.map((name) => `${name} good`)],
  ...figures.map((one) => [
    `${one.part}@${one.version}`,
    String(one.failures),
    String(one.errors),
    String(one.longTasks),
    ...VITAL_NAMES.map((name) => goodShare(one, name)),
  ]),
];

const edgeRows = (edges: readonly EdgeStatement[]): string[][] => [
  ['edge', 'process', 'shell', 'contract', 'revision', 'since'],
  ...edges.map(({ host, pid, shell, contract, revision, startedAt }) => [
    host,
    String(pid),
    shell,
    contract,
    String(revision),
    startedAt,
  ]),
];

/** Where every part stands, what browsers have told of its versions, and which edges run. */
export function statusText({ store, revision, parts, edges, figures }: StoreStatus): string {
  const rows = parts.map(({ part, active, lastGood, published }) => [
    part,
    active ?? '-',
    lastGood ?? '-',
    published.join(', ') || '-',
  ]);
  return [
    `${store}, registry revision ${revision}`,
    table([['part', 'active', 'last good', 'published'], ...rows]),
    table(figureRows(figures)),
    edges.length > 0 ? table(edgeRows(edges)) : 'No edge that runs has told of itself.',
  ].join('\n\n');
}

/** The changes of the registry, the newest first. */
export function historyText(changes: readonly RegistryChange[]): string {
  if (changes.length === 0) return 'nothing was promoted yet';
  const rows = changes
    .toReversed()
    .map(({ revision, at, remote, action, from, to, by, message, forced }) => [
      String(revision),
      at,
      remote,
      forced ? `${action}, forced` : action,
      `${from ?? '(nothing)'} → ${to}`,
      by,
      message,
    ]);
  return table([['revision', 'at', 'part', 'action', 'change', 'by', 'message'], ...rows]);
}

const MEGABYTE = 1_000_000;

/** What was deleted, or would be. */
export function prunedText(pruned: readonly PrunedBuild[], isTrial: boolean): string {
  if (pruned.length === 0) return 'every build is needed';
  const bytes = pruned.reduce((sum, build) => sum + build.bytes, 0);
  const words = isTrial ? 'would be free' : 'are free now';
  return [
    ...pruned.map(({ part, version }) => `${part}@${version}`),
    `${(bytes / MEGABYTE).toFixed(1)} MB ${words}`,
  ].join('\n');
}

/** What a check of the store found. */
export function verificationText(verifications: readonly Verification[]): string {
  if (verifications.length === 0) return 'nothing was published yet';
  return table(
    verifications.map(({ part, version, damage }) => [`${part}@${version}`, damage.join('; ') || 'intact']),
  );
}
