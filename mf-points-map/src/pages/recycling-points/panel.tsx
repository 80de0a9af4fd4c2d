import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowLeftIcon, ChevronDownIcon, ChevronUpIcon, classNames } from '@ecocircle/ui-kit';
import { type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PointFilter, writeFilter } from '../../filters/index.ts';
import type { LeafletMap, MarkedPoint } from '../../map-canvas/index.ts';
import { PointCard } from '../../point-card/index.ts';
import { ListPane } from './list-pane.tsx';
import type { MapData } from './map-data.ts';
import styles from './panel.module.css';

/** What the page gives the panel. */
export interface PanelProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly data: MapData;
  readonly filter: PointFilter;
  readonly map: LeafletMap | null;
  readonly onPointAt: (point: MarkedPoint | null) => void;
}

/** The list or the card: a column beside the map, on phones a sheet below it. */
export function Panel({ ref, data, filter, map, onPointAt }: PanelProps) {
  const { t } = useTranslation();
  const body = useId();
  const { card, dictionaries } = data;
  const point = card.kind === 'point' ? card.point : null;
  const content = point?.id ?? 'list';
  const [expandedContent, setExpandedContent] = useState<string | null>(null);
  const expanded = expandedContent === content;
  const sheet = expanded ? 'full' : card.kind === 'none' ? 'peek' : 'half';

  return (
    <aside ref={ref} className={styles.panel} data-sheet={sheet} aria-label={t('panel.label')}>
      <button
        type="button"
        className={classNames(styles.handle, 'no-print')}
        aria-expanded={expanded}
        aria-controls={body}
        onClick={() => setExpandedContent(expanded ? null : content)}
      >
        {expanded ? <ChevronDownIcon size="sm" /> : <ChevronUpIcon size="sm" />}
        <span className="visually-hidden">{t(expanded ? 'panel.collapse' : 'panel.expand')}</span>
      </button>
      <div id={body} className={styles.body}>
        <div hidden={point !== null}>
          <ListPane
            heading={point ? 'h2' : 'h1'}
            missing={card.kind === 'missing' ? 'unknown' : card.kind === 'closed' ? card.point : null}
            first={data.first?.list ?? null}
            filter={filter}
            map={map}
            onPointAt={onPointAt}
          />
        </div>
        {point && (
          <>
            <div className={classNames(styles.bar, 'no-print')}>
              <Link
                to={{ pathname: '/recycling-points', search: writeFilter(filter) }}
                className={styles.back}
                preventScrollReset
              >
                <ArrowLeftIcon size="sm" />
                {t('panel.back')}
              </Link>
            </div>
            <PointCard key={point.id} point={point} dictionaries={dictionaries} />
          </>
        )}
      </div>
    </aside>
  );
}
