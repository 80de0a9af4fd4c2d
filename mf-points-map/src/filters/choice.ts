import type { Material } from '@ecocircle/app-kit/point-card';
import type { MaterialFamily } from '@ecocircle/shared-contracts';
import { idOf, isFamily, membersOf, nameOf, type PointFilter } from './point-filter.ts';

/** How much of a family is chosen. */
export type FamilyState = 'off' | 'partly' | 'on';

/** A family with its members: one choice, however it is made. */
export interface FamilyChoice {
  readonly family: MaterialFamily;
  readonly state: FamilyState;
  /** Ids of the members that are chosen, be it by the family's name. */
  readonly chosen: readonly string[];
}

/** What is chosen of a family. */
export function familyChoice(
  { materials: names }: Pick<PointFilter, 'materials'>,
  family: MaterialFamily,
  materials: readonly Material[],
): FamilyChoice {
  const members = membersOf(family, materials).map(({ id }) => id);
  if (names.includes(family)) return { family, state: 'on', chosen: members };
  const single = names.filter((name) => !isFamily(name)).map(idOf);
  const chosen = members.filter((id) => single.includes(id));
  return { family, state: chosen.length > 0 ? 'partly' : 'off', chosen };
}

const without = (names: readonly string[], family: MaterialFamily, materials: readonly Material[]) => {
  const members = new Set(membersOf(family, materials).map(({ id }) => id));
  return names.filter((name) => name !== family && (isFamily(name) || !members.has(idOf(name))));
};

/** The whole family is chosen, unless it was. */
export function toggleFamily(
  filter: PointFilter,
  family: MaterialFamily,
  materials: readonly Material[],
): PointFilter {
  const others = without(filter.materials, family, materials);
  const { state } = familyChoice(filter, family, materials);
  return { ...filter, materials: state === 'on' ? others : [...others, family] };
}

/** A member is chosen, or no longer; of a whole family the others then stay. */
export function toggleMember(
  filter: PointFilter,
  member: Material,
  materials: readonly Material[],
): PointFilter {
  const { chosen } = familyChoice(filter, member.family, materials);
  const left = chosen.includes(member.id) ? chosen.filter((id) => id !== member.id) : [...chosen, member.id];
  const members = membersOf(member.family, materials);
  const named =
    left.length === members.length
      ? [member.family]
      : members.filter(({ id }) => left.includes(id)).map(nameOf);
  return { ...filter, materials: [...without(filter.materials, member.family, materials), ...named] };
}
