import {
  type AlertRadius,
  cityNear,
  offered,
  readMaterials,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import {
  type AlertMaterial,
  type AlertPlace,
  middleOf,
  reachWithin,
  wishedBox,
  wishedMaterials,
} from '../../alert-form/index.ts';
import type { Box } from '../../points-data/point-queries.ts';

/** What the page that asks for an alert begins with. */
export interface AlertsPageData {
  /** All that there are to choose from. */
  readonly materials: readonly AlertMaterial[];
  /** The ids of those that the address asks for. */
  readonly wished: readonly string[];
  /** Names what the address asks for. */
  readonly wish: string;
  /** Around the middle of the map that the visitor came from; null where they came from none. */
  readonly mapped: { readonly place: AlertPlace; readonly radius: AlertRadius } | null;
  /** The map with what is wished for. */
  readonly map: string;
}

/** Pixels of the map that are free beside its panel; the world is as wide as a tile at zoom 0. */
const [FREE, TILE] = [660, 256];
/** The zooms of the map that show an area, from a continent to some streets. */
const [FURTHEST, CLOSEST] = [3, 15];

/** The view of a part of the map, as the map's address names it. The map's own geometry would be taken out of its file. */
function viewOf(box: Box): string {
  const [west, , east] = box;
  const { lng, lat } = middleOf(box);
  const zoom = Math.floor(Math.log2((FREE / TILE) * (360 / (east - west))));
  return [lng.toFixed(4), lat.toFixed(4), Math.min(CLOSEST, Math.max(FURTHEST, zoom))].join(',');
}

/** The map with what is wished for: a name with its family is never taken for one. */
function mapPath(materials: readonly AlertMaterial[], box: Box | null): string {
  const asked = new URLSearchParams({
    ...(materials.length > 0 && {
      materials: materials.map(({ id, family }) => `${family}.${id}`).join(','),
    }),
    ...(box && { at: viewOf(box) }),
  });
  const search = asked.toString().replaceAll('%2C', ',');
  return search ? `/recycling-points?${search}` : '/recycling-points';
}

async function readOffered(
  { api, locale: { locale } }: ShellServices,
  signal: AbortSignal,
): Promise<AlertMaterial[]> {
  const answer = await api.request({ path: '/api/web/v1/dictionary/materials/', signal });
  return offered(readMaterials(answer)).map(({ id, family, name }) => ({ id, family, name: name[locale] }));
}

/** What the middle of a map is called: the city that it is in or near. */
async function nameIn({ location, locale: { i18n } }: ShellServices, box: Box): Promise<string> {
  const cities = await location.cities().catch(() => []);
  return cityNear(cities, middleOf(box))?.name ?? i18n.t('alerts.placeOnMap', { ns: 'mf-points-map' });
}

/** Makes the loader of the page that asks for an alert. */
export const alertsLoader =
  (services: ShellServices) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<AlertsPageData> => {
    const { searchParams } = new URL(request.url);
    const materials = await readOffered(services, request.signal);
    const wished = wishedMaterials(searchParams, materials);
    const box = wishedBox(searchParams);
    return {
      materials,
      wished,
      wish: [...wished, ...(box ?? [])].join(),
      mapped: box && {
        place: { from: 'map', ...middleOf(box), name: await nameIn(services, box) },
        radius: reachWithin(box),
      },
      map: mapPath(
        materials.filter(({ id }) => wished.includes(id)),
        box,
      ),
    };
  };
