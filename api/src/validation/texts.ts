import { isCalendarDay } from '@ecocircle/shared-contracts';
import { text } from '@ecocircle/shared-contracts/rules';
import { fromText } from './from-text.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

// PostgreSQL refuses a zero byte in text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

const isPrintable = (words = ''): boolean => !CONTROL_CHARACTERS.test(words) && words.isWellFormed();

/** The name of the test that control characters fail. */
export const PRINTABLE = 'printable';

const printableText = () => text().test(PRINTABLE, 'must not contain control characters', isPrintable);

const atMost = (maximum: number): string => `must have at most ${maximum} characters`;

/** Words from a search field. */
export const SearchSchema = printableText()
  .transform((words) => (typeof words === 'string' ? words.trim() : words))
  .max(100, atMost(100));

const LONGEST_LIST = 1000;

const sortedSet = (list: readonly string[]): string[] => [...new Set(list)].sort();

function readGroups(list: string): string[][] | undefined {
  const groups = list.split(',').map((group) => group.split('.').filter(Boolean));
  const isRight = list.length <= LONGEST_LIST && groups.flat().every((slug) => SLUG.test(slug));
  if (!isRight) return undefined;
  const written = groups.filter(({ length }) => length > 0).map((group) => sortedSet(group).join('.'));
  return sortedSet(written).map((group) => group.split('.'));
}

/** `a.b,c`: ids of dictionary entries in groups, a full stop between the members of one; sorted, without repetitions. */
export const SlugGroupsSchema = fromText({
  read: readGroups,
  must: `must be ids separated by commas, those of a group by full stops, ${LONGEST_LIST} characters at most`,
  jsonSchema: {
    type: 'string',
    maxLength: LONGEST_LIST,
    pattern: '^[a-z0-9,.-]*$',
    examples: ['paper.cardboard,batteries'],
  },
});

/** A calendar day, `YYYY-MM-DD`. */
export const DaySchema = fromText({
  read: (day) => (isCalendarDay(day) ? day : undefined),
  must: 'must be a day of the calendar as YYYY-MM-DD',
  jsonSchema: { type: 'string', format: 'date' },
});

/** A text that travels in a form or a JSON body. */
export const boundedText = (maximum: number) =>
  printableText().required('This field is required').max(maximum, atMost(maximum));

/** Words that somebody wrote, maybe none: trimmed, of one line or several. */
export const writtenText = (maximum: number) =>
  printableText()
    .transform((words) => (typeof words === 'string' ? words.trim() : words))
    .max(maximum, atMost(maximum));
