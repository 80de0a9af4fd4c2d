import type { PortalRouteObject, ShellServices } from '@ecocircle/shared-contracts';
import { useLoaderData } from '@ecocircle/shared-contracts/router';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { useEffect } from 'react';
import { pointHead } from '../../point-card/index.ts';
import { ServicesProvider } from '../../portal-services/index.ts';
import { createDictionaryCache, type MapData, mapLoader } from './map-data.ts';
import { RecyclingPointsPage } from './recycling-points-page.tsx';

function head({ card, dictionaries }: MapData, services: ShellServices) {
  if (card.kind !== 'point') return { canonicalPath: '/recycling-points' };
  const { smrs } = card.point;
  const names = dictionaries.materials.filter(({ id }) => smrs.some(({ typeId }) => typeId === id));
  return pointHead(
    card.point,
    names.map(({ name }) => name),
    services,
  );
}

/** The page's parts for one remote: its loader, its head and its component with the remote's scope. */
export function recyclingPointsRoute(
  services: ShellServices,
  scope: Scope,
): Pick<PortalRouteObject, 'Component' | 'handle' | 'loader' | 'shouldRevalidate'> {
  const dictionaries = createDictionaryCache(services);

  function Component() {
    const data = useLoaderData() as MapData;
    useEffect(() => dictionaries.keep(data.dictionaries), [data.dictionaries]);
    return (
      <Provider value={scope}>
        <ServicesProvider value={services}>
          <RecyclingPointsPage />
        </ServicesProvider>
      </Provider>
    );
  }

  return {
    Component,
    loader: mapLoader(services, dictionaries),
    handle: {
      head,
      status: ({ card }: MapData) => (card.kind === 'missing' ? 404 : 200),
    },
    // The list follows the map by itself: only another card is a reason to ask again.
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
  };
}
