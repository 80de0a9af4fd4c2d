import { shortCount } from '@ecocircle/ui-kit';
import styles from './marks.module.css';

const SMALLEST = 38;
const GROWTH = 9;
const LARGEST = 76;

/** The diameter of a cluster in pixels: it grows with the digits of its count. */
export const clusterSize = (count: number): number =>
  Math.min(LARGEST, Math.round(SMALLEST + GROWTH * Math.log10(count / 2)));

const WEIGHTS = [10, 100, 1000] as const;

/** How heavy a cluster looks, from 1 to 4. */
export const clusterWeight = (count: number): number => 1 + WEIGHTS.filter((limit) => count >= limit).length;

/** A cluster as a button. Only texts are set, never markup. */
export function clusterElement(count: number, label: string, onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.cluster ?? '';
  button.dataset.weight = String(clusterWeight(count));
  const size = `${clusterSize(count)}px`;
  button.style.inlineSize = size;
  button.style.blockSize = size;
  button.style.setProperty('--disc', size);
  button.textContent = shortCount(count);
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onPress);
  return button;
}
