import { useLoaderData } from '@ecocircle/shared-contracts/router';
import { AppInvitation } from './app-invitation.tsx';
import { Audiences } from './audiences.tsx';
import { Hero } from './hero.tsx';
import type { HomePageData } from './load-home.ts';
import { MapTeaser } from './map-teaser.tsx';
import { Newsletter } from './newsletter.tsx';
import { NextEvents } from './next-events.tsx';
import { Opportunities } from './opportunities.tsx';
import { StatisticsStrip } from './statistics-strip.tsx';

/** The home page. */
export function Component() {
  const { statistics, materials, events, map, screen } = useLoaderData() as HomePageData;
  return (
    <>
      <Hero materials={materials} />
      {statistics && <StatisticsStrip statistics={statistics} />}
      <Audiences />
      <Opportunities />
      {events && events.length > 0 && <NextEvents events={events} />}
      {map && <MapTeaser map={map} />}
      <AppInvitation screen={screen} />
      <Newsletter />
    </>
  );
}
