import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { ArrowLeftIcon, ChevronDownIcon, ChevronUpIcon, classNames, latePart } from '@ecocircle/ui-kit';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type PointFilter, writeFilter } from '../../filters/index.ts';
import type { LeafletMap } from '../../map-canvas/index.ts';
import { PointCard } from '../../point-card/index.ts';
import type { PointListProps } from '../../point-list/index.ts';
import { ListPane } from './list-pane.tsx';
import type { MapData } from './map-data.ts';
import styles from './panel.module.css';
import { useSheet } from './use-sheet.ts';

/** Most addresses are understood. */
const OddAddress = latePart(() => import(/* webpackChunkName: "list-notices" */ './odd-address.tsx'));

/** What the page gives the panel. */
export interface PanelProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly data: MapData;
  readonly filter: PointFilter;
  readonly map: LeafletMap | null;
  readonly onPointAt: PointListProps['onPointAt'];
}

/** How far the sheet is drawn up by itself: a card, an answer and a notice are seen at once. */
export const restOf = ({ card, answer, odd }: Pick<MapData, 'card' | 'answer' | 'odd'>): 'peek' | 'half' =>
  card.kind === 'none' && !answer && !odd ? 'peek' : 'half';

/** What of the address was not understood, as long as that stands in it: the next choice writes another. */
function useOdd({ odd }: MapData): MapData['odd'] {
  const now = new URLSearchParams(useLocation().search);
  const stands = [...new URLSearchParams(odd?.search)].every(([key, value]) =>
    now.getAll(key).includes(value),
  );
  return stands ? odd : null;
}

/** The list or the card: a column beside the map, on phones a sheet below it. */
export function Panel({ ref, data, filter, map, onPointAt }: PanelProps) {
  const { t } = useTranslation();
  const body = useId();
  const { card, dictionaries } = data;
  const point = card.kind === 'point' ? card.point : null;
  const odd = useOdd(data);
  const content = point?.id ?? `list ${data.answer?.thing.id ?? ''}`;
  const { stop, grips, handle } = useSheet(ref, content, restOf(data));
  const isFull = stop === 'full';

  return (
    <aside ref={ref} className={styles.panel} data-sheet={stop} aria-label={t('panel.label')} {...grips}>
      <button
        type="button"
        className={classNames(styles.handle, 'no-print')}
        aria-expanded={stop !== 'peek'}
        aria-controls={body}
        data-grip
        {...handle}
      >
        {isFull ? <ChevronDownIcon size="sm" /> : <ChevronUpIcon size="sm" />}
        <span className="visually-hidden">{t(isFull ? 'panel.collapse' : 'panel.expand')}</span>
      </button>
      <div id={body} className={styles.body}>
        {odd && <OddAddress odd={odd} filter={filter} />}
        <div hidden={point !== null}>
          <ListPane
            heading={point ? 'h2' : 'h1'}
            card={card}
            first={data.first?.list ?? null}
            filter={filter}
            answer={data.answer}
            dictionaries={dictionaries}
            map={map}
            onPointAt={onPointAt}
          />
        </div>
        {point && (
          <>
            <div className={classNames(styles.bar, 'no-print')} data-grip>
              <Link
                to={{ pathname: '/recycling-points', search: writeFilter(filter) }}
                className={styles.back}
                preventScrollReset
                viewTransition
              >
                <ArrowLeftIcon size="sm" />
                {t('panel.back')}
              </Link>
            </div>
            <div className={styles.card}>
              <PointCard key={point.id} point={point} dictionaries={dictionaries} />
            </div>
          </>
        )}
      </div>
    </aside>
  );
}
