import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const folder = resolve(import.meta.dirname, '..', 'docs', 'decisions');
const SECTIONS = ['Context', 'Decision', 'Rejected', 'Consequences'];
const LINK = String.raw`\[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\)`;
const STATUS = new RegExp(
  `^Status: (accepted|superseded by ${LINK}), \\d{4}-\\d{2}-\\d{2}(; (supersedes|amends|amended by) ${LINK})*$`,
);
/** How a status names another record, and what that record's status must say in return. */
const RELATIONS = [
  ['superseded by', 'supersedes'],
  ['supersedes', 'superseded by'],
  ['amended by', 'amends'],
  ['amends', 'amended by'],
] as const;

const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort()
  .map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const [heading = '', , status = ''] = text.split('\n');
    return { file, text, heading, status, number: file.slice(0, 4), title: heading.slice('# 0000. '.length) };
  });

const linkTo = ({ number, file }: { number: string; file: string }): string => `[${number}](${file})`;

describe('decision records', () => {
  test.each(records)('$file has the form of a record', ({ number, heading, status, text }) => {
    expect(heading).toMatch(new RegExp(`^# ${number}\\. \\S`));
    expect(status).toMatch(STATUS);
    const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(
      SECTIONS.filter((name) => ['Context', 'Decision'].includes(name) || sections.includes(name)),
    );
  });

  test.each(records)('$file and the records that it replaces or amends name each other', (record) => {
    for (const [relation, inverse] of RELATIONS)
      for (const [, named] of record.status.matchAll(new RegExp(`${relation} (${LINK})`, 'g'))) {
        const other = records.find((candidate) => linkTo(candidate) === named);
        expect(other?.status ?? `no record is at ${named}`).toContain(`${inverse} ${linkTo(record)}`);
      }
  });

  test('no two records have the same number', () => {
    const numbers = records.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test('README.md lists every record with its title and status', () => {
    const rows = readFileSync(join(folder, 'README.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ['))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows.map(([, link, title, status]) => [link, title, status])).toEqual(
      records.map((record) => [linkTo(record), record.title, record.status.slice('Status: '.length)]),
    );
  });
});
