import type { PageHead, RouteHandle, ShellServices } from '@ecocircle/shared-contracts';
import { pointHead } from '../../point-head/index.ts';
import type { MapData } from './map-data.ts';

function head({ card, dictionaries }: MapData, services: Pick<ShellServices, 'locale'>): PageHead {
  if (card.kind !== 'point') return { canonicalPath: '/recycling-points' };
  const { smrs } = card.point;
  const materials = dictionaries.materials.filter(({ id }) => smrs.some(({ typeId }) => typeId === id));
  return pointHead(
    card.point,
    materials.map(({ name }) => name),
    services,
  );
}

const STATUS: Readonly<Record<MapData['card']['kind'], number>> = {
  none: 200,
  point: 200,
  closed: 410,
  missing: 404,
};

/** The head and the status of the page: those of the point that its address names, if it names one. */
export const handle: RouteHandle = {
  head,
  status: ({ card }: MapData) => STATUS[card.kind],
};
