import { textProblems } from '../translations/text-problems.ts';
import { formTextProblems } from './form-text-problems.ts';
import { remoteProblems } from './remote-problems.ts';

/** What the lists of the project ask for and places that no compiler sees do not have; each begins with the file. */
export const listProblems = (): string[] => [...remoteProblems(), ...formTextProblems(), ...textProblems()];

if (import.meta.main)
  process.stdout.write(
    listProblems()
      .map((problem) => `${problem}\n`)
      .join(''),
  );
