import { useLoaderData } from '@ecocircle/shared-contracts/router';
import { AppInvitation } from './app-invitation.tsx';
import { AroundYou } from './around-you.tsx';
import { Hero } from './hero.tsx';
import type { HomePageData } from './load-home.ts';
import { MapTeaser } from './map-teaser.tsx';
import { Newsletter } from './newsletter.tsx';
import { NextEvents } from './next-events.tsx';
import { Opportunities } from './opportunities.tsx';
import { StatisticsStrip } from './statistics-strip.tsx';

/** The home page: what citizens come for first, then what organizations do. */
export function Component() {
  const { statistics, materials, coming, nearby, map, screen } = useLoaderData() as HomePageData;
  return (
    <>
      <Hero materials={materials} />
      {statistics && <StatisticsStrip statistics={statistics} />}
      {nearby && <AroundYou loaded={nearby} />}
      {coming && coming.events.length > 0 && <NextEvents coming={coming} />}
      {map && <MapTeaser map={map} />}
      <AppInvitation screen={screen} />
      <Opportunities />
      <Newsletter />
    </>
  );
}
