import { Answer } from './answer.ts';

/** One page of a list, and how many entries there are in all. */
export interface PageOf<Entry> {
  readonly entries: readonly Entry[];
  readonly total: number;
}

/** Reads a page of a list: `data` and how many there are in all. */
export const readPage = <Entry>(answer: unknown, read: (entry: unknown) => Entry): PageOf<Entry> => ({
  entries: Answer.of(answer)
    .list('data')
    .map((entry) => read(entry)),
  total: readTotal(answer),
});

/** Reads how many entries a list has on all its pages. */
export const readTotal = (answer: unknown): number => Answer.of(answer).object('meta').figure('total');

/** Reads the one thing that was asked for. */
export const readOne = <Entry>(answer: unknown, read: (entry: unknown) => Entry): Entry =>
  read(Answer.of(answer).object('data'));
