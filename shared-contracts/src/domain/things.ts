import { Answer } from '../api/answer.ts';
import { MATERIAL_FAMILIES, type MaterialFamily } from './dictionaries.ts';
import { type LocalisedName, readLocalised } from './localised-name.ts';

/** An everyday thing that somebody wants to hand in, as a search for it needs it, in one language. */
export interface NamedThing {
  readonly id: string;
  readonly family: MaterialFamily;
  /** Ids of the raw materials as which points take it, the likeliest first; none where no point takes it. */
  readonly materials: readonly string[];
  readonly name: string;
  /** Its address among the things of the language. */
  readonly slug: string;
  /** What it is called besides. */
  readonly words: readonly string[];
}

/** An everyday thing and what to do with it, in one language. */
export interface Thing extends NamedThing {
  /** What to do before it is handed in. */
  readonly prepare: string;
  /** What must not be handed in with it. */
  readonly keepOut: string;
  /** Where it goes where no point takes it. */
  readonly otherwise: string;
  /** What may be made of it. */
  readonly becomes: string;
  /** Its address in each language. */
  readonly slugs: LocalisedName;
}

const readNamed = (thing: Answer): NamedThing => ({
  id: thing.text('id'),
  family: thing.oneOf('family', MATERIAL_FAMILIES),
  materials: thing.texts('materials'),
  name: thing.text('name'),
  slug: thing.text('slug'),
  words: thing.texts('words'),
});

/** Reads the answer with all things of a language. */
export const readNamedThings = (answer: unknown): NamedThing[] =>
  Answer.of(answer).list('data').map(readNamed);

/** Reads a thing of an answer. */
export function toThing(answer: unknown): Thing {
  const thing = Answer.of(answer);
  return {
    ...readNamed(thing),
    prepare: thing.text('prepare'),
    keepOut: thing.text('keep_out'),
    otherwise: thing.text('otherwise'),
    becomes: thing.text('becomes'),
    slugs: readLocalised(thing.object('slugs')),
  };
}
