import { elementMarker, linkMark, onKeyboardFocus } from '@ecocircle/ui-kit/map/leaflet';
import type L from 'leaflet';
import { toFamily, zoomOfExpansion } from '../points-data/index.ts';
import { clusterElement } from './cluster-element.ts';
import type { MapMovement } from './map-movement.ts';
import styles from './marks.module.css';
import type { ClusterMark, PointMark } from './marks-to-draw.ts';
import { latLng } from './places.ts';

/** What marks need from the page. */
export interface MarkOptions {
  readonly icon: (family: string) => Node | null;
  readonly hrefOf: (id: string) => string;
  readonly clusterLabel: (count: number) => string;
  readonly pointLabel: (family: string) => string;
  /** The name of a point that does not work for a time, from what it is called otherwise. */
  readonly closedLabel: (label: string) => string;
  readonly onSelect: (id: string) => void;
}

/** Which mark lies above which; larger clusters lie below smaller ones. */
const ORDER = { selected: 2000, highlighted: 1500, plain: 0 } as const;

function pointLink({ id, family, name, isClosed, emphasis }: PointMark, options: MarkOptions): HTMLElement {
  const label = name ?? options.pointLabel(family);
  const link = linkMark({
    className: styles.point,
    href: options.hrefOf(id),
    label: isClosed ? options.closedLabel(label) : label,
    icon: options.icon(family),
    onPress: () => options.onSelect(id),
  });
  link.style.setProperty('--hue', `var(--material-${toFamily(family)})`);
  if (isClosed) link.dataset.closed = '';
  if (emphasis) link.dataset[emphasis] = '';
  return link;
}

/** Makes the markers of a map; one that the keyboard reaches comes into view. */
export function createMarkers(map: L.Map, movement: MapMovement, options: MarkOptions) {
  const expand = ({ place, expansion }: ClusterMark): void => {
    movement.goTo(place, Math.min(zoomOfExpansion(expansion, map.getZoom()), map.getMaxZoom()));
  };
  return (mark: ClusterMark | PointMark): L.Marker => {
    const element =
      mark.kind === 'cluster'
        ? clusterElement(mark.count, options.clusterLabel(mark.count), () => expand(mark))
        : pointLink(mark, options);
    onKeyboardFocus(element, () => movement.reveal(mark.place));
    const order = mark.kind === 'cluster' ? -mark.count : ORDER[mark.emphasis ?? 'plain'];
    return elementMarker(latLng(mark.place), element, order);
  };
}
