import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const PROJECT = join(import.meta.dirname, '..', '..');

/**
 * Short files that take long. In a fresh checkout jest knows of a file no more than its size, by which they would begin
 * last, and the cores would wait for them.
 */
const LONGEST = [
  'api/src/basemap/packing/pack-memory.test.ts',
  'bin/translations/page-texts.test.ts',
  'bin/translations/used-keys.test.ts',
  'release/test/pages.test.ts',
].map((file) => join(PROJECT, file));

type Tests = Awaited<ReturnType<Sequencer['sort']>>;

/** Begins with the files that take longest, then goes on in the order of jest. */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const gone = LONGEST.filter((file) => !existsSync(file));
    if (gone.length > 0) throw new Error(`there is no ${gone.join(', ')}, which is to begin first`);
    const isLong = ({ path }: Tests[number]): boolean => LONGEST.includes(path);
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
