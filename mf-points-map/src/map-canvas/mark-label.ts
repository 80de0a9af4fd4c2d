import { formatClockTime } from '@ecocircle/app-kit/wording';
import type { Locale } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import type { ClusterMark, PointMark } from './marks-to-draw.ts';

const pointName = (t: TFunction, { name, family }: PointMark): string =>
  name ?? t('map.point', { family: t(`families.${family}`) });

/** The accessible name of a mark: "Jars, open until 18:00", "23 recycling points, zoom in". */
export function markLabel(t: TFunction, locale: Locale, mark: ClusterMark | PointMark): string {
  if (mark.kind === 'cluster') return t('map.cluster', { count: mark.count });
  const label = pointName(t, mark);
  const { standing, closesAt } = mark;
  if (standing === 'unknown') return label;
  if (closesAt) return t('map.standing.openUntil', { label, time: formatClockTime(closesAt, locale) });
  return t(`map.standing.${standing}`, { label });
}
