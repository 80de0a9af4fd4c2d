import { latePart } from '@ecocircle/ui-kit';

/** Loads what draws a card and describes its page: most visits of the map open none. */
export const loadPointCard = () => import(/* webpackChunkName: "point-card" */ './card.ts');

/** The card of a point. */
export const PointCard = latePart(loadPointCard);
