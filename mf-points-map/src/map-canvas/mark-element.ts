import { linkMark } from '@ecocircle/ui-kit/map/leaflet';
import { clusterSize, drawMark, isPin, type MarkShape, TARGET } from './mark-drawing.ts';
import styles from './marks.module.css';
import type { ClusterMark, PointMark } from './marks-to-draw.ts';

const SVG = 'http://www.w3.org/2000/svg';

function elementOf({ tag, attributes, children }: MarkShape): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes))
    element.setAttribute(name === 'className' ? 'class' : name, `${value}`);
  element.append(...children.map((child) => (typeof child === 'string' ? child : elementOf(child))));
  return element;
}

/** A drawing for the middle of an element, which is its origin. */
export function drawingElement(shape: MarkShape): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', styles.drawing ?? '');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.append(elementOf(shape));
  return drawing;
}

/** What a mark is made with. */
export interface MarkElementOptions {
  readonly hrefOf: (id: string) => string;
  readonly labelOf: (mark: ClusterMark | PointMark) => string;
  readonly onPress: () => void;
}

function clusterButton({ count }: ClusterMark, onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  const side = `${Math.max(TARGET, clusterSize(count))}px`;
  button.style.inlineSize = side;
  button.style.blockSize = side;
  button.addEventListener('click', onPress);
  return button;
}

/** The element of a mark: a link to a point, or the button of a cluster. Nodes and texts are set, never markup. */
export function markElement(mark: ClusterMark | PointMark, options: MarkElementOptions): HTMLElement {
  const { hrefOf, onPress } = options;
  const element =
    mark.kind === 'cluster'
      ? clusterButton(mark, onPress)
      : linkMark({ className: '', href: hrefOf(mark.id), label: '', icon: null, onPress });
  element.className = styles.mark ?? '';
  element.dataset.part = mark.key;
  redrawMark(element, mark, options);
  return element;
}

/** Makes an element look as its mark does now; it stays the same element, with the focus where it has it. */
export function redrawMark(
  element: HTMLElement,
  mark: ClusterMark | PointMark,
  { labelOf }: Pick<MarkElementOptions, 'labelOf'>,
): void {
  const label = labelOf(mark);
  element.setAttribute('aria-label', label);
  if (mark.kind === 'point') {
    element.title = label;
    element.toggleAttribute('data-selected', mark.emphasis === 'selected');
    element.toggleAttribute('data-pin', isPin(mark));
  }
  element.replaceChildren(drawingElement(drawMark(mark)));
}
