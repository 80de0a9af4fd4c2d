import { useServices } from '@ecocircle/app-kit/remote';
import { formatDistance, useWording } from '@ecocircle/app-kit/wording';
import type { NearestPoint } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink, EmptyState, MailIcon, MapPinIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import type { ThingAnswer } from '../../answer/index.ts';
import {
  cleared,
  hasAbroad,
  isNarrow,
  namedIn,
  type PointFilter,
  toWishes,
  wordOf,
  writeFilter,
} from '../../filters/index.ts';
import { type Loosened, loosened } from '../../filters/loosened.ts';
import { $counts, countsWanted } from '../../points-browser/loosening.ts';
import { alertPath, type PointsQuery } from '../../points-data/index.ts';
import styles from './list-pane.module.css';
import { MAP_PATH } from './map-path.ts';
import type { Words } from './order-words.ts';

/** What the list was asked for by when it found nothing. */
export interface EmptyListProps {
  readonly filter: PointFilter;
  readonly query: PointsQuery | null;
  /** What is the best to go to, further away. */
  readonly nearest: NearestPoint | null;
  readonly materials: Words['materials'];
  /** What stands above it. */
  readonly answer: ThingAnswer | null;
  readonly onZoomOut: () => void;
}

/** How many points each looser filter finds, in their order; null until it is known. */
function useCounts(offers: readonly Loosened[], { query, materials, answer }: EmptyListProps) {
  const thing = answer?.thing ?? null;
  const { locale: about } = useServices();
  const [known, want] = useUnit([$counts, countsWanted]);
  const queries = useMemo(
    () =>
      query &&
      offers.map(
        ({ filter }): PointsQuery => ({
          ...query,
          q: filter.q,
          sort: filter.sort,
          wishes: toWishes(filter, { materials, thing: filter.thing ? thing : null, about }),
          page: 1,
        }),
      ),
    [offers, query, materials, thing, about],
  );
  useEffect(() => {
    if (queries) want(queries);
  }, [queries, want]);
  return known && known.queries === queries ? known.counts : null;
}

function Offers(props: EmptyListProps & { readonly offers: readonly Loosened[] }) {
  const { offers, materials } = props;
  const { t, number } = useWording();
  const counts = useCounts(offers, props);
  const words = ({ without, name }: Loosened): string =>
    t(`list.loosen.${without}`, { name: wordOf(name, materials, (family) => t(`families.${family}`)) });
  return (
    <ul className={styles.offers} aria-busy={counts === null}>
      {offers.map((offer, index) => {
        const count = counts?.[index];
        if (count === 0) return null;
        return (
          <li key={`${offer.without} ${offer.name}`}>
            <ButtonLink
              variant="secondary"
              wide
              render={<Link to={MAP_PATH + writeFilter(offer.filter)} preventScrollReset />}
            >
              {count === undefined
                ? words(offer)
                : t('list.loosen.counted', { words: words(offer), count, shown: number(count) })}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The way to hear of the first point that opens here. */
function AlertOffer({ query }: Pick<EmptyListProps, 'query'>) {
  const { t } = useWording();
  if (!query) return null;
  return (
    <ButtonLink
      variant="secondary"
      wide
      rel="nofollow"
      icon={<MailIcon size="sm" />}
      render={<Link to={alertPath(query)} />}
    >
      {t('list.alert')}
    </ButtonLink>
  );
}

/** The point that is the best to go to, unless an answer above says it. */
function useNearest({ nearest, answer }: EmptyListProps): NearestPoint | null {
  const isSaid = typeof answer?.best === 'object' && answer.best.id === nearest?.id;
  return isSaid ? null : nearest;
}

/** The way to the point that is the best to go to. */
function NearestLink({ point, filter }: Pick<EmptyListProps, 'filter'> & { readonly point: NearestPoint }) {
  const { t } = useWording();
  const to = { pathname: `${MAP_PATH}/${point.id}`, search: writeFilter(filter) };
  return (
    <ButtonLink wide icon={<MapPinIcon size="sm" />} render={<Link to={to} preventScrollReset />}>
      {t('list.nearest.show', { name: point.name })}
    </ButtonLink>
  );
}

/** Nothing was found: what to do without, each with what would be found then. */
export default function EmptyList(props: EmptyListProps) {
  const { filter, query, answer, onZoomOut } = props;
  const { t, locale: language } = useWording();
  const { locale } = useServices();
  const nearest = useNearest(props);
  const isFar =
    nearest &&
    t(`list.nearest.${nearest.isOpen ? 'open' : 'any'}`, {
      name: nearest.name,
      distance: formatDistance(nearest.distance, language),
    });
  const offers = useMemo(() => loosened(filter, hasAbroad(locale)), [filter, locale]);
  if (!isNarrow(filter))
    return (
      <EmptyState
        title={t('list.empty.here.title')}
        text={isFar ?? t('list.empty.here.text')}
        action={
          <div className={styles.ways}>
            {nearest && <NearestLink point={nearest} filter={filter} />}
            <Button variant="secondary" wide className={styles.zoomOut} onClick={onZoomOut}>
              {t('list.zoomOut')}
            </Button>
            <Offers {...props} offers={offers} />
            <AlertOffer query={query} />
          </div>
        }
        className={styles.empty}
      />
    );
  const about = filter.match === 'all' ? 'all' : filter.q ? 'search' : 'filter';
  const values = { q: filter.q, count: namedIn(filter) };
  return (
    <EmptyState
      title={t(`list.empty.${about}.title`, values)}
      text={isFar ?? t(`list.empty.${about}.text`, values)}
      action={
        <div className={styles.ways}>
          {nearest && <NearestLink point={nearest} filter={filter} />}
          <Offers {...props} offers={offers} />
          {!answer?.isFar && <AlertOffer query={query} />}
          <ButtonLink
            variant="ghost"
            render={
              <Link
                to={MAP_PATH + writeFilter({ ...cleared(filter), q: '', thing: '' })}
                preventScrollReset
              />
            }
          >
            {t('filters.reset')}
          </ButtonLink>
        </div>
      }
      className={styles.empty}
    />
  );
}
