import type { NamedThing } from '@ecocircle/shared-contracts';

/** Whether a thing may go into the container for recyclables, has to be taken to a point, or is not taken at all. */
export type Verdict = 'container' | 'point' | 'no';

/** What containers for recyclables take everywhere; the rest points take alone. */
const IN_CONTAINERS: ReadonlySet<string> = new Set([
  'paper',
  'cardboard',
  'beverage-cartons',
  'plastic-bottles',
  'plastic-packaging',
  'glass-bottles',
  'glass-jars',
  'aluminium-cans',
  'tin-cans',
]);

/** Answers at a glance whether a thing may go into the container: by the material that it is taken as first. */
export function verdictOf({ materials: [first] }: Pick<NamedThing, 'materials'>): Verdict {
  if (first === undefined) return 'no';
  return IN_CONTAINERS.has(first) ? 'container' : 'point';
}
