import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const IN_BROWSERS = [
  'shell',
  'mf-public',
  'mf-cabinet',
  'mf-points-map',
  'app-kit',
  'ui-kit',
  'shared-contracts',
];

/** What browsers of the line in `BROWSERS` lack and nothing here adds. */
const TOO_YOUNG =
  /Intl\.(Segmenter|DurationFormat)|AbortSignal\.any|URL\.(canParse|parse)\(|Promise\.(withResolvers|try)|Array\.fromAsync|\b(Object|Map)\.groupBy|\b(search|query|params|searchParams)\.size\b/;

const isOurs = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(build|server|testing)[/\\]|[/\\]testing[/\\]/.test(file);

/** Comments may name what is not used. */
const isCode = (line: string): boolean => !/^\s*(\*|\/\*|\/\/)/.test(line);

test.each(IN_BROWSERS)('%s uses nothing that the oldest supported browsers lack', (folder) => {
  const source = join(ROOT, folder, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isOurs);
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .filter((line) => isCode(line) && TOO_YOUNG.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
