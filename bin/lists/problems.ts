import { textProblems } from '../translations/text-problems.ts';
import { formTextProblems } from './form-text-problems.ts';
import { mentionProblems } from './mention-problems.ts';

/** What the lists of the project ask for and places that no compiler sees do not have; each begins with the file. */
export const listProblems = (): string[] => [...mentionProblems(), ...formTextProblems(), ...textProblems()];

if (import.meta.main)
  process.stdout.write(
    listProblems()
      .map((problem) => `${problem}\n`)
      .join(''),
  );
