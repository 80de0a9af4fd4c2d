import { useWording } from '@ecocircle/app-kit/wording';
import { POINT_LIMITS, PUBLIC_POINT_STATUSES } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { AlertIcon, Banner, Link as KitLink } from '@ecocircle/ui-kit';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { pointPath } from '../points/index.ts';
import { type Duplicate, duplicates } from './duplicates.ts';
import styles from './editor.module.css';
import { $opening, editor } from './model.ts';

/** Milliseconds without a change before the neighbours are looked at. */
const PAUSE = 500;
const SHORTEST = 3;

/** Looks for points like the one in the fields, after a pause; none as long as name or place is missing. */
function useDuplicates(): readonly Duplicate[] {
  const [state, want, forget] = useUnit([duplicates.$state, duplicates.wanted, duplicates.reset]);
  const except = useStoreMap($opening, (opening) => opening?.point?.revisionOf ?? opening?.point?.id ?? null);
  const name = useStoreMap(editor.$values, (values) => values.name.trim());
  const lng = useStoreMap(editor.$values, (values) => values.lng);
  const lat = useStoreMap(editor.$values, (values) => values.lat);
  useEffect(() => {
    const isTyped = name.length >= SHORTEST && name.length <= POINT_LIMITS.name;
    if (!isTyped || lng === null || lat === null) return void forget(null);
    const pause = setTimeout(() => want({ name, lng, lat, except }), PAUSE);
    return () => clearTimeout(pause);
  }, [name, lng, lat, except, want, forget]);
  return state.kind === 'ready' ? state.data : [];
}

const addressOf = ({ id, status }: Duplicate): string =>
  PUBLIC_POINT_STATUSES.some((one) => one === status) ? `/recycling-points/${id}` : pointPath(id);

/** Warns of points that may be the same one; it keeps nobody from going on. */
export function DuplicatesNote() {
  const { t, number } = useWording();
  const found = useDuplicates();
  return (
    <div role="status" className={styles.duplicates}>
      {found.length > 0 && (
        <Banner
          label={t('editor.duplicates.title')}
          tone="warning"
          icon={<AlertIcon />}
          title={t('editor.duplicates.title')}
        >
          <p>{t('editor.duplicates.text')}</p>
          <ul className={styles.neighbours}>
            {found.map((point) => (
              <li key={point.id}>
                <KitLink
                  externalLabel={t('pointCard.newTab')}
                  render={<Link to={addressOf(point)} target="_blank" rel="noopener" />}
                >
                  {point.name || t('points.unnamed')}
                </KitLink>
                <span className={styles.neighbour}>
                  {t('editor.duplicates.where', { address: point.address, metres: number(point.metres) })}
                </span>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
