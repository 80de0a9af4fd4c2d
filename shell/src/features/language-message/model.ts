import type { Locale } from '@ecocircle/shared-contracts';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { type LocalePreference, writeLocalePreference } from '../../platform/locale/locale-preference.ts';
import {
  isLanguageAnswered,
  noteLanguageAnswer,
  noteSessionLocale,
} from '../../platform/locale/session-locale.ts';

/** The three answers: stay here for this session, switch, or switch and have every page in that language. */
export type LanguageAnswer = 'keep' | 'switch' | 'always';

export const pageShown = createEvent<Locale>();
export const languageAnswered = createEvent<{ readonly answer: LanguageAnswer; readonly offered: Locale }>();

export const noteLocaleFx = createEffect(noteSessionLocale);
export const readAnswerFx = createEffect(isLanguageAnswered);
export const noteAnswerFx = createEffect(noteLanguageAnswer);
export const writePreferenceFx = createEffect(writeLocalePreference);

export const $isAnswered = createStore(false)
  .on(readAnswerFx.doneData, (_, isAnswered) => isAnswered)
  .on(languageAnswered, () => true);

const switched = sample({
  clock: languageAnswered,
  filter: ({ answer }) => answer !== 'keep',
  fn: ({ answer, offered }): LocalePreference => ({
    code: offered,
    keepPreferredLocale: answer === 'always',
  }),
});

sample({ clock: pageShown, target: [noteLocaleFx, readAnswerFx] });
sample({ clock: languageAnswered, target: noteAnswerFx });
sample({ clock: switched, target: writePreferenceFx });
sample({ clock: switched, fn: ({ code }) => code, target: noteLocaleFx });
