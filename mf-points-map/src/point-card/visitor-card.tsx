import { PointCard, type PointCardProps } from '@ecocircle/app-kit/point-card';
import { CardActions, CardFoot } from './card-actions.tsx';

/** The card of a point with what its visitors can do. */
export function VisitorCard(props: PointCardProps) {
  const { point } = props;
  return <PointCard {...props} actions={<CardActions point={point} />} foot={<CardFoot point={point} />} />;
}
