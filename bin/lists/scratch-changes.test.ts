import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runNode } from '../spawned.ts';
import { ScratchCopy } from './testing/scratch-copy.ts';

const LOCALES = 'shared-contracts/src/locales/locales.ts';
const FORMS = 'shared-contracts/src/forms/portal-forms.ts';

/** All sources as one program: a package that does not compile would hide what others lack. */
const ONE_PROGRAM = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    allowJs: true,
    types: ['node', './ui-kit/src/bundled-files.d.ts'],
  },
  include: ['*/**/*.ts', '*/**/*.tsx'],
  exclude: ['**/node_modules'],
};

const NEW_FORM = `PORTAL_FORMS = {
  'lost-things': {
    action: '/api/lost-things',
    fields: [NAME, EMAIL, { name: 'thing', control: 'line', required: true, limit: 80 }],
  },`;

const NEW_LOCALE = `'pt-BR': {
    name: 'Português (Brasil)',
    short: 'PT',
    prefix: 'pt-br',
    language: 'pt',
    region: 'international',
    brand: 'EcoCírculo',
  },
  'ru-RU': {`;

/** Asks the form and the rule that browser and server share about a long text, and the editions about a locale. */
const QUESTIONS = `
import { readFileSync } from 'node:fs';
import { EDITIONS, PORTAL_FORMS } from '@ecocircle/shared-contracts';
import { formSchema, problemsOf } from '@ecocircle/shared-contracts/rules';
import { BODY_LIMITS } from '../api/src/limits/limits.ts';
import { OPENAPI_REPORT, reportedDocument } from '../api/test/openapi-report.ts';
const form = { name: 'Ada', city: 'Omsk', email: 'ada@example.org', text: 'x'.repeat(9001) };
const { limit } = PORTAL_FORMS.question.fields.find(({ name }) => name === 'text');
const problems = problemsOf(formSchema('question'), form);
const document = await reportedDocument();
const api = { body: BODY_LIMITS.form, says: document.includes('"maxLength": 9000') };
const report = { isStale: document !== readFileSync(OPENAPI_REPORT, 'utf8') };
console.log(JSON.stringify({ limit, problems, api, report, offered: EDITIONS.int.locales }));
`;

let copy: ScratchCopy;
let compiler: string[] = [];
let problems: string[] = [];
let answers: unknown;

const run = async (...args: readonly string[]) => runNode({ args: [...args], cwd: copy.folder });

/** The first lines of what the compiler says, each once and without its place in the file. */
const errorsIn = (output: string): string[] =>
  [...output.matchAll(/^(\S+?)\(\d+,\d+\): error (.+)$/gm)].map(([, file, text]) => `${file}: ${text}`);

beforeAll(async () => {
  copy = new ScratchCopy();
  copy.change(LOCALES, 'LOCALES = [', "LOCALES = ['pt-BR', ");
  copy.change(FORMS, 'PORTAL_FORMS = {', NEW_FORM);
  copy.change(
    FORMS,
    'company: [',
    "company: [{ name: 'homepage', control: 'line', required: true, limit: 80 }, ",
  );
  copy.change(FORMS, 'text: 5000', 'text: 9000');
  copy.write('tsconfig.one.json', JSON.stringify(ONE_PROGRAM));
  compiler = errorsIn(
    (await run(join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.one.json')).output,
  );
  // The checks look at what the compiler lets pass: a locale that is described.
  copy.change(LOCALES, "'ru-RU': {", NEW_LOCALE);
  copy.write('bin/questions.mjs', QUESTIONS);
  const [checked, asked] = await Promise.all([
    run(join('bin', 'lists', 'problems.ts')),
    run(join('bin', 'questions.mjs')),
  ]);
  problems = checked.output.trim().split('\n');
  answers = JSON.parse(asked.stdout);
}, 240_000);

afterAll(() => copy.remove());

const compilerNames = (file: string, words: string): void =>
  expect(compiler.filter((line) => line.startsWith(`${file}: `)).join('\n')).toContain(words);

describe('a locale that only the list of locales has', () => {
  test.each([
    LOCALES,
    'shared-contracts/src/locales/formatting-locale.ts',
    'shared-contracts/src/domain/tax-id.ts',
    'ui-kit/src/fonts/alphabets.ts',
    'ui-kit/src/fonts/index.ts',
    'shell/src/platform/site-images/site-images.ts',
    'app-kit/src/place-picker/start-place.ts',
    'mf-public/src/pages/charity-events-manual/index.ts',
    'mf-public/src/pages/get-app/load-app-page.ts',
    'mf-public/src/pages/inspection-manual/index.ts',
    'mf-public/scripts/manual-pictures/demo-person.ts',
    'mf-public/scripts/manual-pictures/fill-registration.ts',
    'mf-public/scripts/places.ts',
    'api/src/database/dictionaries/names.ts',
    'api/src/mail/mail-texts.ts',
    'api/src/resources/event-feeds/feed-texts.ts',
    'api/src/resources/open-graph/card-words.ts',
    'e2e/specs/errors.spec.ts',
    'e2e/specs/every-page.spec.ts',
    'e2e/specs/locales-hosts.spec.ts',
    'e2e/specs/login.spec.ts',
  ])('is missing in %s, says the compiler @I-01', (file) => compilerNames(file, 'pt-BR'));

  test.each([
    'api/src/mail/locales',
    'api/src/resources/event-feeds/locales',
    'mf-cabinet/src/locales',
    'mf-points-map/src/locales',
    'mf-public/src/locales',
    'shell/src/locales',
    'shell/src/locales/shared',
  ])('has no texts in %s, says the check @I-01', (folder) => {
    expect(problems).toContain(`${folder}/pt-BR.json: there is no such file`);
  });

  test('is offered by the edition of its region as soon as it is described @I-02', () => {
    expect(answers).toMatchObject({ offered: ['en-US', 'pt-BR', 'es-AR'] });
  });
});

describe('a dialog with a field that only the list of forms has', () => {
  test.each([
    ['shell/src/features/dialogs/dialog-kinds.ts', 'lost-things'],
    ['shell/src/features/form-dialog/model.ts', 'lost-things'],
    ['api/src/resources/submissions/submission-mails.ts', 'lost-things'],
    ['api/src/resources/submissions/submission-mails.ts', 'thing'],
  ])('is missing in %s as %s, says the compiler', compilerNames);

  test('has no room held while it loads, says the check', () => {
    expect(problems).toContain(
      "shell/src/features/dialogs/portal-dialogs.module.css: does not have .opening[data-kind='lost-things']",
    );
  });

  test.each([
    'dialogs.fields.thing',
    'dialogs.lost-things.title',
    'dialogs.lost-things.lead',
    'dialogs.lost-things.submit',
    'head.modal-lost-things.title',
    'head.modal-lost-things.description',
  ])('has no text %s, says the check', (key) => {
    expect(problems).toContain(`shell/src/locales/en-US.json: ${key} is missing`);
  });
});

describe('a field of a registration that only its list of fields has', () => {
  test.each([
    'shell/src/features/registration/registration-parts.ts',
    'api/src/resources/registrations/repository.ts',
    'api/src/resources/registrations/request-mails.ts',
  ])('is missing in %s, says the compiler', (file) => compilerNames(file, 'homepage'));

  test('has no label, says the check', () => {
    expect(problems).toContain('shell/src/locales/en-US.json: registration.fields.homepage is missing');
  });
});

describe('a limit that is changed in the table of limits', () => {
  test('counts in the form, in the rule of browser and server, and in the size of bodies', () => {
    expect(answers).toMatchObject({ limit: 9000, problems: { text: { rule: 'maxLength', max: 9000 } } });
    expect(answers).toMatchObject({ api: { body: 128 * 1024 } });
  });

  test('stands in the document of the API, whose committed report is stale until it is written anew', () => {
    expect(answers).toMatchObject({ api: { says: true }, report: { isStale: true } });
  });

  test('needs nothing else: compiler and checks name files that lack the locale or the dialog, and no others', () => {
    const lacking = /pt-BR|WholeLocale|lost-things|thing|homepage/;
    const fileOf = (line: string): string => line.split(': ')[0] ?? '';
    const files = new Set(compiler.filter((line) => lacking.test(line)).map(fileOf));
    expect(compiler.filter((line) => !files.has(fileOf(line)))).toEqual([]);
    expect(problems.filter((line) => !lacking.test(line))).toEqual([]);
  });
});
