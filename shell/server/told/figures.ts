import type { Beacon, PartFigures, Told, VitalName, VitalRating } from '@ecocircle/shared-contracts';

/** How many versions are counted: what browsers name is not believed without an end. */
const MOST_VERSIONS = 200;

type Vitals = Partial<Record<VitalName, Record<VitalRating, number>>>;
type Counts = { failures: number; errors: number; longTasks: number; readonly vitals: Vitals };

const COUNTED = { failure: 'failures', error: 'errors', 'long-task': 'longTasks' } as const;

/** Counts what browsers tell, by part and version. */
export class Figures {
  readonly #counts = new Map<string, Counts>();

  add({ told }: Pick<Beacon, 'told'>): void {
    for (const one of told) {
      const counts = this.#of(one);
      if (counts) count(counts, one);
    }
  }

  all(): PartFigures[] {
    return [...this.#counts].map(([key, counts]) => {
      const [part, version] = JSON.parse(key) as [PartFigures['part'], string];
      return { part, version, ...counts };
    });
  }

  #of({ part, version }: Told): Counts | undefined {
    const key = JSON.stringify([part, version]);
    if (!this.#counts.has(key) && this.#counts.size < MOST_VERSIONS)
      this.#counts.set(key, { failures: 0, errors: 0, longTasks: 0, vitals: {} });
    return this.#counts.get(key);
  }
}

function count(counts: Counts, { kind, count: times, vital }: Told): void {
  if (kind !== 'vital') counts[COUNTED[kind]] += times;
  else if (vital) {
    counts.vitals[vital.name] ??= { good: 0, 'needs-improvement': 0, poor: 0 };
    const ratings = counts.vitals[vital.name];
    if (ratings) ratings[vital.rating] += times;
  }
}
