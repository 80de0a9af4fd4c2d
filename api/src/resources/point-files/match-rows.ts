import type { CellProblem } from '@ecocircle/shared-contracts/point-file';
import { foldWords } from '../../database/search-text.ts';
import { areNear, type Place } from '../recycling-points/points-near.ts';
import { editedOf, type OwnPoint } from './own-points.ts';
import { problemIn, type RowContent, type UnderstoodRow } from './understood-row.ts';

/** The point that a row stands for; null for a new one. */
export type Match = { readonly point: OwnPoint | null } | { readonly problem: CellProblem };

/** Finds the points that rows stand for, and rows that stand for the same one. */
export class RowMatcher {
  readonly #byId: ReadonlyMap<string, OwnPoint>;
  readonly #byRef: ReadonlyMap<string, OwnPoint>;
  readonly #byName: ReadonlyMap<string, readonly OwnPoint[]>;
  readonly #matched = new Set<OwnPoint>();
  readonly #refs = new Set<string>();
  readonly #newPlaces = new Map<string, Place[]>();

  constructor(points: readonly OwnPoint[]) {
    this.#byId = new Map(points.map((point) => [String(point.row.id), point]));
    this.#byRef = new Map(
      points.flatMap((point) => (point.row.own_ref === null ? [] : [[point.row.own_ref, point]])),
    );
    this.#byName = Map.groupBy(points, (point) => foldWords(editedOf(point).draft.name));
  }

  /** By its id here, else by the organisation's own id, else by name and place. */
  match(row: UnderstoodRow): Match {
    const { ref } = row;
    if (ref !== '' && this.#refs.has(ref)) return { problem: problemIn('id', 'duplicate-id', ref) };
    this.#refs.add(ref);
    const found = this.#find(row);
    if ('problem' in found) return found;
    if (found.point === null) return this.#asNew(row);
    if (this.#matched.has(found.point)) return { problem: problemIn(null, 'same-point') };
    this.#matched.add(found.point);
    return found;
  }

  #find({ portalId, ref, content }: UnderstoodRow): Match {
    const byRef = this.#byRef.get(ref) ?? null;
    if (portalId !== '') {
      const point = this.#byId.get(portalId);
      if (!point) return { problem: problemIn('portal_id', 'unknown-point', portalId) };
      if (byRef && byRef !== point) return { problem: problemIn('id', 'id-taken', ref) };
      return { point };
    }
    return byRef ? { point: byRef } : this.#byNameAndPlace(ref, content);
  }

  #byNameAndPlace(ref: string, { name = '', coords }: RowContent): Match {
    if (!coords) return { point: null };
    // A point that has another id of the organisation's is another point.
    const near = (this.#byName.get(foldWords(name)) ?? []).filter(
      (point) => (ref === '' || point.row.own_ref === null) && areNear(editedOf(point).draft.coords, coords),
    );
    return near.length > 1 ? { problem: problemIn('name', 'ambiguous', name) } : { point: near[0] ?? null };
  }

  /** Two new rows without ids could not be told apart the next time. */
  #asNew({ ref, content: { name = '', coords } }: UnderstoodRow): Match {
    if (ref !== '' || !coords) return { point: null };
    const key = foldWords(name);
    const places = this.#newPlaces.get(key) ?? [];
    if (places.some((place) => areNear(place, coords)))
      return { problem: problemIn('name', 'duplicate-place', name) };
    this.#newPlaces.set(key, [...places, coords]);
    return { point: null };
  }
}
