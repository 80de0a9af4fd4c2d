import type { PointCardProps } from '@ecocircle/app-kit/point-card';
import { lazy, memo, Suspense } from 'react';

/** Loads what draws a card and describes its page: most visits of the map open none. */
export const loadPointCard = () => import(/* webpackChunkName: "point-card" */ './card.ts');

const Card = lazy(loadPointCard);

/**
 * The card of a point. The document holds that of its address, which stays as it is until its code comes: a change of
 * the page around it would draw it anew.
 */
export const PointCard = memo(function PointCard(props: PointCardProps) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
});
