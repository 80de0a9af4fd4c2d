import type { ISchema, StringSchema } from 'yup';
import { ENTRY_LIMITS, MATERIAL_FAMILIES } from '../domain/dictionaries.ts';
import { THING_LIMITS, type ThingSave } from '../domain/things.ts';
import { LOCALES } from '../locales/locales.ts';
import { anyLine, requiredLine } from './field-rules.ts';
import { broken } from './problems.ts';
import { list, oneOf, strictObject, text } from './strict.ts';

type Line = (max: number) => StringSchema<string>;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Adds to a line that it is a name for addresses, `glass-jar`, where it is not empty. */
export const slugged = (line: StringSchema<string>): StringSchema<string> =>
  line.test({
    name: 'slug',
    message: broken('slug'),
    skipAbsent: true,
    test: (slug) => slug === '' || SLUG.test(slug),
  });

const withoutBars = (word: unknown): unknown =>
  typeof word === 'string' ? word.replaceAll('|', ' ').trim() : word;

/** The index of things parts its words by bars: one in a word is read as a space. */
const words = () =>
  list(anyLine(THING_LIMITS.word).transform(withoutBars)).max(
    THING_LIMITS.words,
    broken('tooMany', { max: THING_LIMITS.words }),
  );

const textIn = (line: Line) =>
  strictObject({
    name: line(THING_LIMITS.name),
    slug: slugged(line(THING_LIMITS.slug)),
    words: words(),
    prepare: line(THING_LIMITS.prepare),
    keepOut: line(THING_LIMITS.keepOut),
    otherwise: line(THING_LIMITS.otherwise),
    becomes: line(THING_LIMITS.becomes),
  });

const fieldsOf = (line: Line) =>
  ({
    family: oneOf(MATERIAL_FAMILIES),
    materials: list(text().max(ENTRY_LIMITS.id)).max(
      THING_LIMITS.materials,
      broken('tooMany', { max: THING_LIMITS.materials }),
    ),
    texts: strictObject(Object.fromEntries(LOCALES.map((locale) => [locale, textIn(line)]))),
  }) as unknown as { readonly [Field in keyof ThingSave]: ISchema<ThingSave[Field]> };

/** The fields that save a thing of the dictionary: of a draft every text may be missing. */
export const THING_DRAFT_FIELDS = fieldsOf(anyLine);

/** A thing that visitors see: every language says everything of it. */
export const WholeThingSchema = strictObject(fieldsOf(requiredLine)) as unknown as ISchema<ThingSave>;
