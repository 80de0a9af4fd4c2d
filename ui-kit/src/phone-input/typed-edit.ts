import { parseIncompletePhoneNumber } from 'libphonenumber-js/min';

/** Digits of any script, as 0 to 9. */
const digitsOf = (text: string): string => parseIncompletePhoneNumber(text).replaceAll('+', '');

/** Whether a number begins with the plus of its calling code. */
export const isInternational = (text: string): boolean => /^\s*[+＋]/.test(text);

/** What typing left in a field. */
export interface Edit {
  readonly text: string;
  /** Where the caret stands in it. */
  readonly caret: number;
  readonly inputType: string | undefined;
}

/** The digits of an edited text and how many stand before the caret. Deleting a sign deletes the digit beside it. */
export function editedDigits(before: string, { text, caret, inputType }: Edit) {
  const [start, end] = [digitsOf(text.slice(0, caret)), digitsOf(text.slice(caret))];
  const onlySign = start + end === before;
  if (onlySign && inputType === 'deleteContentBackward')
    return { digits: start.slice(0, -1) + end, caret: Math.max(0, start.length - 1) };
  if (onlySign && inputType === 'deleteContentForward')
    return { digits: start + end.slice(1), caret: start.length };
  return { digits: start + end, caret: start.length };
}
