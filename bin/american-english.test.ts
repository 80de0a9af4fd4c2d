import { expect, test } from '@jest/globals';
import { foundInTexts } from './locale-texts.ts';

/** Spellings that en-US does not use; words that are names of parts or of keys are not among the texts. */
const BRITISH =
  /\b(\w*cancelled|colours?|favours?|favourites?|\w*organis\w*|recognis\w*|centres?|metres?|kilometres?|neighbours?\w*|grey|licences?|programmes?|travelling|labelled|whilst|tyres?|aluminium|towards|afterwards|shall|any more(?=[.,:;”]|$))\b/giu;

test('the English of en-US is American', () => {
  expect(foundInTexts('en-US', BRITISH)).toEqual([]);
});
