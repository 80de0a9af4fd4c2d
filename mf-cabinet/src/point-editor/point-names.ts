import type { PointNames } from '@ecocircle/app-kit/point-changes';
import type { Choice, Dictionaries } from './dictionaries.ts';

const titles = (choices: readonly Choice[]): Record<string, string> =>
  Object.fromEntries(choices.map(({ id, title }) => [id, title]));

/** What the values of a point are named with; ids stand for names as long as the dictionaries are not there. */
export const namesIn = (known: Dictionaries | null): PointNames => ({
  materials: known?.materials.map(({ title, ...material }) => ({ ...material, name: title })) ?? [],
  units: titles(known?.units ?? []),
  icons: titles(known?.icons ?? []),
});
