import { daysAfter, type HoursRule, type LocalDate, SPECIAL_DAYS_AHEAD } from '@ecocircle/shared-contracts';
import { datesOfRule } from '@ecocircle/shared-contracts/recurrence';
import { LRUCache } from 'lru-cache';

const KEPT_RULES = 5000;

const kept = new LRUCache<string, readonly LocalDate[]>({ max: KEPT_RULES });

/** The days of a rule from `from` on, as far ahead as special days are named. */
export function ruleDays(rule: Pick<HoursRule, 'rrule' | 'since'>, from: LocalDate): readonly LocalDate[] {
  const key = `${rule.rrule} ${rule.since} ${from}`;
  const known = kept.get(key);
  if (known) return known;
  const days = datesOfRule(rule, from, daysAfter(from, SPECIAL_DAYS_AHEAD + 1));
  kept.set(key, days);
  return days;
}
