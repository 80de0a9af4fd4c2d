import { MATERIAL_FAMILIES } from '@ecocircle/shared-contracts';
import { ICON_SIZES, MaterialIcon } from '@ecocircle/ui-kit';
import { markIconId } from './mark-drawing.ts';

const SIZE = 'sm';
const BOX = `0 0 ${ICON_SIZES[SIZE]} ${ICON_SIZES[SIZE]}`;

/** The icons that the marks of a page use, once for all of them. */
export const MarkIcons = () => (
  <svg width={0} height={0} aria-hidden="true" display="none">
    {MATERIAL_FAMILIES.map((family) => (
      <symbol key={family} id={markIconId(family)} viewBox={BOX}>
        <MaterialIcon family={family} size={SIZE} />
      </symbol>
    ))}
  </svg>
);
