import type { MaterialFamily } from '@ecocircle/shared-contracts';
/** The diameter of a cluster in pixels: it grows with the digits of its count. */
export declare const clusterSize: (count: number) => number;
/** How heavy a cluster looks, from 1 to 4. */
export declare const clusterWeight: (count: number) => number;
/** A cluster as a button. Only texts are set, never markup. */
export declare function clusterElement(count: number, label: string, onPress: () => void): HTMLElement;
/** What a point's mark is made of. */
export interface PointMark {
  readonly family: MaterialFamily;
  readonly label: string;
  readonly href: string;
  readonly icon: Node | null;
  readonly onPress: () => void;
}
/** A point as a link with the icon of its family. */
export declare function pointElement({ family, label, href, icon, onPress }: PointMark): HTMLElement;
