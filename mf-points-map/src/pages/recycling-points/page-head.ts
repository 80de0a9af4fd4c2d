import type { PageHead, RouteHandle, ShellServices } from '@ecocircle/shared-contracts';
import type { MapData } from './map-data.ts';
import { MAP_PATH } from './map-path.ts';

function head({ card }: MapData, { locale: { i18n } }: Pick<ShellServices, 'locale'>): PageHead {
  if (card.kind !== 'point') return { canonicalPath: MAP_PATH };
  const title = i18n.t('list.title', { ns: 'mf-points-map' });
  return { ...card.head, trail: [{ title, path: MAP_PATH }] };
}

const STATUS: Readonly<Record<MapData['card']['kind'], number>> = {
  none: 200,
  point: 200,
  closed: 410,
  missing: 404,
  unreachable: 503,
};

/** The head and the status of the page: those of the point that its address names, if it names one. */
export const handle: RouteHandle = {
  head,
  status: ({ card }: MapData) => STATUS[card.kind],
};
