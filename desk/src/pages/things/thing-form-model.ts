import { createForm, type Answer as FormAnswer } from '@ecocircle/app-kit/form';
import {
  ENTRY_LIMITS,
  type FieldProblems,
  LOCALES,
  type Locale,
  type MaterialFamily,
  THING_LIMITS,
  THING_TEXTS,
  type ThingSave,
  type ThingText,
} from '@ecocircle/shared-contracts';
import { attach, createStore, sample } from 'effector';
import { answerTo } from '../../forms/index.ts';
import { $api } from '../../platform/api.ts';
import { slugOf } from '../dictionaries/index.ts';
import { type DeskThing, THINGS_PATH, thing } from './model.ts';

/** What is typed of a thing in a language: other names stand one to a line. */
type TextValues = { readonly [Field in keyof ThingText]: string };

/** What is typed of a thing. */
export interface ThingValues {
  readonly id: string;
  readonly family: MaterialFamily;
  readonly materials: readonly string[];
  readonly texts: Readonly<Record<Locale, TextValues>>;
}

/** What the form is opened with: a thing, or null for a new one. */
export interface ThingOpening {
  readonly thing: DeskThing | null;
}

/** Why a thing is not saved: somebody else changed it meanwhile. */
export type ThingRefusal = 'version-conflict';

const EMPTY_TEXT: TextValues = {
  name: '',
  slug: '',
  words: '',
  prepare: '',
  keepOut: '',
  otherwise: '',
  becomes: '',
};

const textsBy = <From, To>(from: (locale: Locale) => From, to: (text: From) => To): Record<Locale, To> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, to(from(locale))])) as Record<Locale, To>;

const EMPTY: ThingValues = {
  id: '',
  family: 'other',
  materials: [],
  texts: textsBy(
    () => EMPTY_TEXT,
    (text) => text,
  ),
};

/** The values that a thing is edited from. */
export const valuesOf = (shown: DeskThing | null): ThingValues =>
  shown === null
    ? EMPTY
    : {
        id: shown.id,
        family: shown.family,
        materials: shown.materials,
        texts: textsBy(
          (locale) => shown.texts[locale],
          (text) => ({ ...text, words: text.words.join('\n') }),
        ),
      };

const wordsOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** What was typed, as it is saved. */
export const thingOf = ({ family, materials, texts }: ThingValues): ThingSave => ({
  family,
  materials,
  texts: textsBy(
    (locale) => texts[locale],
    (text) => ({ ...text, words: wordsOf(text.words) }),
  ),
});

/** Words and materials are one field each, whichever of them is wrong. */
export const byField = (problems: FieldProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [
      path.replace(/(words|materials)\.\d+$/, '$1'),
      problem,
    ]),
  );

const LIMITS = {
  id: ENTRY_LIMITS.id,
  family: null,
  materials: THING_LIMITS.materials,
  'materials.*': null,
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => [
      ...THING_TEXTS.map((field) => [`texts.${locale}.${field}`, THING_LIMITS[field]]),
      [`texts.${locale}.words`, THING_LIMITS.words],
      [`texts.${locale}.words.*`, THING_LIMITS.word],
    ]),
  ),
};

const saveThingFx = attach({
  source: $api,
  async effect(
    api,
    { opening, values }: { readonly opening: ThingOpening; readonly values: ThingValues },
  ): Promise<FormAnswer<ThingRefusal>> {
    const { thing: shown } = opening;
    const id = values.id.trim();
    const call =
      shown === null
        ? api({ method: 'POST', path: THINGS_PATH, body: { id, ...thingOf(values) } })
        : api({
            method: 'PUT',
            path: `${THINGS_PATH}${shown.id}/`,
            body: { version: shown.version, ...thingOf(values) },
          });
    const answer = await answerTo(call, ['version-conflict'], { limits: LIMITS, reference: id });
    return answer.kind === 'invalid' ? { ...answer, problems: byField(answer.problems) } : answer;
  },
});

/** A thing, new or known. */
export const thingForm = createForm<ThingValues, ThingOpening, 'all', ThingRefusal>({
  initial: EMPTY,
  start: (opening) => valuesOf(opening.thing),
  rules: async (opening) => (await import('./rules.ts')).checkFor(opening?.thing?.state === 'published'),
  isJudged: 'painted',
  filled: ['id'],
  failsBeside: true,
  send: ({ values, opening }) =>
    opening === null ? Promise.resolve({ kind: 'failed', isFinal: true }) : saveThingFx({ opening, values }),
});

/** The latest save arrived, and nothing was typed since. */
export const $isThingSaved = createStore(false)
  .on(saveThingFx.doneData, (_, { kind }) => kind === 'sent')
  .reset(thingForm.changed, thingForm.left);

/** Where a name in Latin letters is left, an address that is still empty becomes the name's; so does a new thing's id. */
sample({
  clock: thingForm.fieldLeft,
  source: thingForm.$values,
  filter: ({ texts }, field) =>
    LOCALES.some(
      (locale) =>
        field === `texts.${locale}.name` && texts[locale].slug === '' && slugOf(texts[locale].name) !== '',
    ),
  fn: ({ texts }, field) => {
    const locale = LOCALES.find((one) => field === `texts.${one}.name`) ?? 'en-US';
    return { path: `texts.${locale}.slug` as const, value: slugOf(texts[locale].name) };
  },
  target: thingForm.changed,
});

sample({
  clock: thingForm.fieldLeft,
  source: thingForm.$values,
  filter: ({ id, texts }, field) =>
    field === 'texts.en-US.name' && id === '' && slugOf(texts['en-US'].name) !== '',
  fn: ({ texts }) => ({ path: 'id' as const, value: slugOf(texts['en-US'].name) }),
  target: thingForm.changed,
});

sample({
  clock: saveThingFx.doneData,
  filter: ({ kind }) => kind === 'sent',
  fn: () => {},
  target: thing.refreshed,
});
