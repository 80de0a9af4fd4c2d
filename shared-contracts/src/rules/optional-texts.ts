import { type ISchema, lazy } from 'yup';
import { requiredLine, requiredText } from './field-rules.ts';
import { text } from './strict.ts';

/** A text that may be empty, and keeps its rule where it is not. */
export const orEmpty = (rule: ISchema<string>) =>
  lazy((value: unknown) => (value === '' ? text() : rule)).meta({ variants: [text().oneOf(['']), rule] });

/** A line that may be empty. */
export const blankLine = (max: number) => orEmpty(requiredLine(max));

/** PostgreSQL refuses a zero byte, and no other control character but the end of a line says anything. */
const withoutControls = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .replace(/\r\n?/g, '\n')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
        .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
        .trim()
    : value;

/** A text of several lines that has to be there, without other control characters. */
export const area = (max: number) => requiredText(max).transform(withoutControls);
