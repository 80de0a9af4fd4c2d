import { useWording } from '@ecocircle/app-kit/wording';
import { Link } from '@ecocircle/ui-kit';
import { OnwardLink } from '../../frame/onward-link.tsx';
import { Section } from '../../frame/section.tsx';
import { Entries, Notes } from '../../lists/index.ts';
import type { PointCase } from './model.ts';

/** What visitors report of the point, and nobody has settled. */
export function OpenReports({ reports }: Pick<PointCase, 'reports'>) {
  const { t, moment, counted } = useWording();
  if (reports.length === 0) return null;
  return (
    <Section title={counted('points.reports', reports.length)}>
      <Entries>
        {reports.map(({ id, kind, text, sentAt }) => (
          <li key={id}>
            <Link variant="standalone" render={<OnwardLink to={`/reports/${id}`} />}>
              {t(`reports.kinds.${kind}`)}
            </Link>
            {text !== '' && <p dir="auto">{text}</p>}
            <Notes notes={[moment(sentAt)]} />
          </li>
        ))}
      </Entries>
    </Section>
  );
}
