import { useWording } from '@ecocircle/app-kit/wording';
import { Link, StatusLabel } from '@ecocircle/ui-kit';
import { OnwardLink } from '../../frame/onward-link.tsx';
import { Section } from '../../frame/section.tsx';
import { Entries, Notes } from '../../lists/index.ts';
import type { PointCase } from './model.ts';

/** What stands so near that it may be the same point. */
export function Neighbours({ neighbours }: Pick<PointCase, 'neighbours'>) {
  const { t, counted } = useWording();
  if (neighbours.length === 0) return null;
  return (
    <Section title={t('points.nearby')}>
      <Entries>
        {neighbours.map(({ id, name, address, status, metres }) => (
          <li key={id}>
            <Link variant="standalone" render={<OnwardLink to={`/points/${id}`} />}>
              {name || t('points.unnamed')}
            </Link>
            <Notes notes={[counted('points.metres', metres), address]} />
            <StatusLabel status={status}>{t(`status.${status}`)}</StatusLabel>
          </li>
        ))}
      </Entries>
    </Section>
  );
}
