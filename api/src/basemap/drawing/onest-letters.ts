import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { LABEL_WEIGHTS, type OnestSubset, onestSubsetOf } from './onest-metrics.ts';

const AXES = { wght: { min: Math.min(...LABEL_WEIGHTS), max: Math.max(...LABEL_WEIGHTS) } };

async function faceOf(subset: OnestSubset, letters: readonly string[]): Promise<string> {
  const url = import.meta.resolve(`@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`);
  const font = await readFile(fileURLToPath(url));
  const cut = await subsetFont(font, letters.join(''), { targetFormat: 'woff2', variationAxes: AXES });
  const { min, max } = AXES.wght;
  return `@font-face{font-family:Onest;font-weight:${min} ${max};src:url(data:font/woff2;base64,${cut.toString('base64')})format("woff2")}`;
}

/** Onest with these letters alone, as a part of a drawing that is shown as a picture and so can load no font. */
export async function onestStyle(letters: string): Promise<string> {
  const bySubset = Map.groupBy(letters, onestSubsetOf);
  const faces = [...bySubset].map(([subset, own]) => (subset ? faceOf(subset, own) : ''));
  return `<style>${(await Promise.all(faces)).join('')}</style>`;
}
