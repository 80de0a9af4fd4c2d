import type { DraftService } from '@ecocircle/shared-contracts';
import { valueAt, withValue } from './paths.ts';

/** Where what is typed is kept until it is sent. */
export interface FormDraft {
  readonly key: string;
  readonly drafts: DraftService;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a union the fields depend on its kind, which the form's first value does not tell. */
const isOfKind = (value: unknown): boolean => isObject(value) && typeof value.kind === 'string';

/**
 * What was kept, as far as it has the form's shape. Rows are taken as they are, for an empty list has no shape, and so
 * are what has a `kind` and what begins as null.
 */
function shaped(initial: unknown, kept: unknown): unknown {
  if (initial === null) return kept ?? null;
  if (isOfKind(initial)) return isOfKind(kept) ? kept : initial;
  if (isObject(initial))
    return Object.fromEntries(
      Object.entries(initial).map(([name, value]) => [
        name,
        isObject(kept) ? shaped(value, kept[name]) : value,
      ]),
    );
  if (Array.isArray(initial)) return Array.isArray(kept) ? kept : initial;
  return typeof kept === typeof initial ? kept : initial;
}

/** The values with some of their fields as others have them. */
export const withFieldsOf = <Values>(values: Values, paths: readonly string[], others: unknown): Values =>
  paths.reduce((all, path) => withValue(all, path, valueAt(others, path)), values);

/** What was typed in this tab; null when there is nothing. */
export function readDraft<Values>({ key, drafts }: FormDraft, initial: Values): Values | null {
  const kept = drafts.get(key);
  return isObject(kept) ? (shaped(initial, kept) as Values) : null;
}

/** Keeps what was typed; an untouched form is not worth keeping. */
export function keepDraft<Values>({ key, drafts }: FormDraft, initial: Values, values: Values): void {
  if (JSON.stringify(values) === JSON.stringify(initial)) drafts.remove(key);
  else drafts.set(key, values);
}
