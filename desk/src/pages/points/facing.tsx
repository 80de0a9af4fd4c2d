import { formatDegrees, useWording } from '@ecocircle/app-kit/wording';
import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link, StatusLabel } from '@ecocircle/ui-kit';
import { OnwardLink } from '../../frame/onward-link.tsx';
import { Facts } from '../../lists/index.ts';

/** What there is to know of a point that its visitors are not told. */
export function Facing({ point }: { readonly point: RecyclingPoint }) {
  const { t, locale, moment } = useWording();
  const fact = (name: string) => t(`points.facts.${name}`);
  const degrees = (value: number) => formatDegrees(value, locale);
  const { coords, revisionOf, openRevision } = point;
  return (
    <Facts
      facts={[
        [
          fact('status'),
          <StatusLabel key="status" status={point.status}>
            {t(`status.${point.status}`)}
          </StatusLabel>,
        ],
        [fact('reason'), point.declineReason],
        [
          fact('revisionOf'),
          revisionOf && (
            <Link variant="standalone" render={<OnwardLink to={`/points/${revisionOf}`} />}>
              {t('points.publicVersion')}
            </Link>
          ),
        ],
        [
          fact('openRevision'),
          openRevision && (
            <Link variant="standalone" render={<OnwardLink to={`/points/${openRevision.id}`} />}>
              {t(`status.${openRevision.status}`)}
            </Link>
          ),
        ],
        [fact('organization'), point.orgInfo.fullName || t('points.noOrganization')],
        [fact('number'), point.id],
        [
          fact('place'),
          [point.city, `${degrees(coords.lat)}; ${degrees(coords.lng)}`].filter(Boolean).join(' · '),
        ],
        [fact('changed'), moment(point.updatedAt)],
      ]}
    />
  );
}
