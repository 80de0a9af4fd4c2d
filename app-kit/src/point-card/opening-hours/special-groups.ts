import { daysAfter, type LocalDate, type SpecialDay } from '@ecocircle/shared-contracts';

/** Special days in a row on which the same holds for the same reason, both ends included. */
export interface SpecialGroup {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly special: SpecialDay;
}

/** How many days ahead a card tells of special days, and of how many. */
const SOON_DAYS = 30;
const MOST_GROUPS = 6;

const isSame = ({ date: _, ...one }: SpecialDay, { date: __, ...other }: SpecialDay): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The special days of the next weeks from today on, those in a row as one. */
export function specialGroups(days: readonly SpecialDay[], today: LocalDate): readonly SpecialGroup[] {
  const soon = days.filter(({ date }) => date >= today && date <= daysAfter(today, SOON_DAYS));
  const groups: SpecialGroup[] = [];
  for (const special of soon) {
    const last = groups.at(-1);
    const continues = last && daysAfter(last.to, 1) === special.date && isSame(last.special, special);
    if (continues) groups[groups.length - 1] = { ...last, to: special.date };
    else groups.push({ from: special.date, to: special.date, special });
  }
  return groups.slice(0, MOST_GROUPS);
}
