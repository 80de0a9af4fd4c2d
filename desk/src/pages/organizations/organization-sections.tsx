import { useWording } from '@ecocircle/app-kit/wording';
import {
  LOCALE_INFO,
  LOCALES,
  NETWORKS,
  type Organization,
  POINT_STATUSES,
  type PointStatus,
  readWebAddress,
  shownAddress,
} from '@ecocircle/shared-contracts';
import { Link, StatusLabel } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { OnwardLink } from '../../frame/onward-link.tsx';
import { Section } from '../../frame/section.tsx';
import { Entries, Facts, Notes } from '../../lists/index.ts';
import type { OrganizationDetail } from './model.ts';
import styles from './organizations.module.css';

function Address({ address }: { readonly address: string }) {
  const { t } = useWording();
  const url = readWebAddress(address);
  if (!url) return address;
  return (
    <Link variant="standalone" href={url.href} externalLabel={t('organizations.newTab')}>
      {shownAddress(url.href)}
    </Link>
  );
}

const linked = (address: string): ReactNode => address && <Address address={address} />;

/** What an organisation registered with, and what it says of itself. */
export function OrganizationFacts({ organization }: { readonly organization: Organization }) {
  const { t } = useWording();
  const { tin, address, draft, logo } = organization;
  const fact = (name: string) => t(`organizations.fields.${name}`);
  return (
    <Section title={t('organizations.page')}>
      <Facts
        facts={[
          [fact('taxId'), tin],
          [fact('address'), address],
          [fact('logoId'), logo && <img src={logo.url} alt={fact('logoId')} className={styles.logo} />],
          [fact('website'), linked(draft.website)],
          [fact('phone'), draft.phone],
          ...NETWORKS.map((network) => [fact(network), linked(draft[network])] as const),
          ...LOCALES.map(
            (locale) =>
              [
                t('organizations.about', { language: LOCALE_INFO[locale].name }),
                draft.about[locale] && (
                  <span lang={locale} className={styles.text}>
                    {draft.about[locale]}
                  </span>
                ),
              ] as const,
          ),
        ]}
      />
    </Section>
  );
}

/** Who works for the organisation. */
export function Members({ members }: Pick<OrganizationDetail, 'members'>) {
  const { t } = useWording();
  return (
    <Section title={t('organizations.people')}>
      {members.length === 0 && <p>{t('organizations.nobody')}</p>}
      <Entries>
        {members.map(({ id, name, email, roles, isActive }) => (
          <li key={id}>
            <strong>{name}</strong>
            <Notes
              notes={[
                email,
                roles.map((role) => t(`organizations.roles.${role}`)).join(', '),
                isActive ? null : t('organizations.refused'),
              ]}
            />
          </li>
        ))}
      </Entries>
    </Section>
  );
}

interface PointCountsProps extends Pick<OrganizationDetail, 'points'> {
  /** Its name, by which the list of points is searched. */
  readonly organization: string;
}

const pointsOf = (organization: string, status: PointStatus): string =>
  `/all-points?${new URLSearchParams({ status: POINT_STATUSES[status], q: organization })}`;

/** How many points the organisation has, by status, with the way to them. */
export function PointCounts({ organization, points }: PointCountsProps) {
  const { t, number } = useWording();
  return (
    <Section title={t('organizations.pointCounts')}>
      {points.length === 0 && <p>{t('organizations.noPoints')}</p>}
      <ul className={styles.counts}>
        {points.map(([status, count]) => (
          <li key={status}>
            <Link variant="standalone" render={<OnwardLink to={pointsOf(organization, status)} />}>
              <StatusLabel status={status}>{t(`status.${status}`)}</StatusLabel> {number(count)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
