import type { RegistryChange } from '@ecocircle/shared-contracts';
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
export const publishedText = ({ remote, version, published }: Published): string =>
  `${remote} ${version} ${published ? 'published' : 'already published'}`;

/** What a promotion changed. */
export const promotedText = ({ remote, from, to, revision }: RegistryChange): string =>
  `${remote} ${from ?? '(nothing)'} → ${to}, registry revision ${revision}`;

/** What a rollback changed, and what it did not. */
export const rolledBackText = (change: RegistryChange): string =>
  `${promotedText(change)}
The next page load takes ${change.to}. Not rolled back: data that ${change.from ?? 'the other version'} wrote, the API, the shell and the other remotes.`;

/** Where every remote stands. */
export function statusText({ store, revision, remotes }: StoreStatus): string {
  const rows = remotes.map(({ remote, active, lastGood, published }) => [
    remote,
    active ?? '-',
    lastGood ?? '-',
    published.join(', ') || '-',
  ]);
  return `${store}, registry revision ${revision}\n\n${table([['remote', 'active', 'last good', 'published'], ...rows])}`;
}

/** The changes of the registry, the newest first. */
export function historyText(changes: readonly RegistryChange[]): string {
  if (changes.length === 0) return 'nothing was promoted yet';
  const rows = changes
    .toReversed()
    .map(({ revision, at, remote, action, from, to, by, message }) => [
      String(revision),
      at,
      remote,
      action,
      `${from ?? '(nothing)'} → ${to}`,
      by,
      message,
    ]);
  return table([['revision', 'at', 'remote', 'action', 'change', 'by', 'message'], ...rows]);
}

/** What a check of the store found. */
export function verificationText(verifications: readonly Verification[]): string {
  if (verifications.length === 0) return 'nothing was published yet';
  return table(
    verifications.map(({ remote, version, damage }) => [
      `${remote}@${version}`,
      damage.join('; ') || 'intact',
    ]),
  );
}
