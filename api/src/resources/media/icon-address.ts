import type { MaterialFamily } from '@ecocircle/shared-contracts';
import type { Row } from '../../database/tables.ts';
import { familyIconUrl } from './family-icons.ts';

/** What of an icon its address is made of. */
export type IconFacts = Pick<Row<'point_icons'>, 'id' | 'family' | 'drawing_hash'>;

/** The address of an icon: its name carries the drawing's hash. One without a drawing is drawn as its family. */
export const iconUrl = ({ id, family, drawing_hash }: IconFacts): string =>
  drawing_hash === null ? familyIconUrl(family as MaterialFamily) : `/media/icons/${id}.${drawing_hash}.svg`;
