import type { MapTiles } from '@ecocircle/shared-contracts';
import { p, type TextBlock, type TextSection } from '../long-text/index.ts';

/** A paragraph on the service from elsewhere that the map asks; for a portal without one it does not hold. */
export interface MapServiceBlock {
  readonly kind: 'map-service';
  /** `{service}` stands for the host of the service. */
  readonly text: string;
}

/** A paragraph on the service from elsewhere; its text has `{service}` in it. */
export const mapService = (text: string): MapServiceBlock => ({ kind: 'map-service', text });

/** The host that learns of the visitor; null: the tiles come from this site. */
const hostOf = (mapTiles: MapTiles | null): string | null =>
  /^https?:\/\/([^/]+)/.exec(mapTiles?.url ?? '')?.[1] ?? null;

/** The sections as they hold for a portal with these tiles. */
export function sectionsWith(
  mapTiles: MapTiles | null,
  sections: readonly TextSection<TextBlock | MapServiceBlock>[],
): TextSection[] {
  const host = hostOf(mapTiles);
  const written = (block: TextBlock | MapServiceBlock): readonly TextBlock[] => {
    if (block.kind !== 'map-service') return [block];
    return host === null ? [] : [p(block.text.replace('{service}', host))];
  };
  return sections.map((section) => ({ ...section, blocks: section.blocks.flatMap(written) }));
}
