import { REMOTE_NAMES } from '@ecocircle/shared-contracts';
import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';

/** What a package may import of ours. The kit for tests may be imported by every package's tests. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'shared-contracts': [],
  'ui-kit': ['shared-contracts'],
  'app-kit': ['shared-contracts', 'ui-kit'],
  shell: ['shared-contracts', 'ui-kit', 'app-kit'],
  desk: ['shared-contracts', 'ui-kit', 'app-kit'],
  ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, ['shared-contracts', 'ui-kit', 'app-kit']])),
  api: ['shared-contracts'],
  release: ['shared-contracts'],
  e2e: ['shared-contracts'],
  'test-kit': ['shared-contracts'],
  bin: ['release', 'shared-contracts'],
};

/** The floors of a folder from the top down, each with its parts: imports run downwards only, but for tests. */
const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'shell/src': [['entries'], ['frame', 'pages'], ['features'], ['platform'], ['shares']],
  'api/src': [
    ['cli', 'serve\\.ts', 'server\\.ts'],
    ['composition', 'demo-data', 'import'],
    ['resources', 'basemap', 'special-days'],
    [
      'forms',
      'mail',
      'sessions',
      'addresses',
      'clock',
      'jobs',
      'plugins',
      'openapi',
      'reading',
      'caching',
      'validation',
      'limits',
      'errors',
      'database',
    ],
  ],
};

/** A folder of features, each of which is entered by its `index.ts`. */
const FEATURES = 'shell/src/features';

/** What a browser loads. */
const BROWSER = '^(shell|mf-[^/]+|desk|ui-kit|app-kit)/src/';

/**
 * What browsers load late: it is entered by `import()`, and it alone may import the rules of forms. A file that does
 * the loading is called `load-….ts`.
 */
const LATE = ['(^|/)rules\\.ts$', '^shell/src/features/(form-dialog|registration)/'];
const LOADERS = '(^|/)load-[^/]+\\.ts$';

const TESTS = ['\\.test\\.tsx?$', '/(test|testing)/', '^ui-kit/gallery/', '^app-kit/src/testing/'];

/** Matches packages by their folders, and by their names where a package cannot be resolved. */
const packages = (names: readonly string[]) => `^(@ecocircle/)?(${names.join('|')})(/|$)`;
const entryPoint = (name: string) =>
  `^(@ecocircle/shared-contracts|shared-contracts/src)/${name}(/|\\.ts$|$)`;
const library = (names: string) => `(^|/node_modules/)(${names})(/|$)`;
const parts = (folder: string, names: readonly string[]) => `^${folder}/(${names.join('|')})(/|$)`;

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from, to });

const packageRules = Object.entries(PACKAGES).map(([name, allowed]) => {
  const forbidden = Object.keys(PACKAGES).filter((other) => ![name, 'test-kit', ...allowed].includes(other));
  return rule(
    `packages of ${name}`,
    `${name} imports of ours: ${allowed.join(', ') || 'nothing'}`,
    { path: `^${name}/` },
    { path: packages(forbidden) },
  );
});

const floorRules = Object.entries(FLOORS).flatMap(([folder, floors]) =>
  floors
    .slice(1)
    .map((floor, above) =>
      rule(
        `floors of ${folder}`,
        'imports run downwards only',
        { path: parts(folder, floor), pathNot: TESTS },
        { path: parts(folder, floors.slice(0, above + 1).flat()) },
      ),
    ),
);

const inside = `${FEATURES}/[^/]+/(?!index\\.ts$)`;

const config: IConfiguration = {
  forbidden: [
    ...packageRules,
    rule(
      'packages by name',
      'another package is imported by its name, never by a path',
      { path: '^([^/]+)/' },
      { path: packages(Object.keys(PACKAGES)), pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'kit for tests',
      'only tests import test-kit',
      { pathNot: [...TESTS, '^test-kit/', 'jest\\.config\\.ts$', '^bin/'] },
      { path: packages(['test-kit']) },
    ),
    rule(
      'types of contracts',
      'ui-kit takes types of shared-contracts, no values but how letters are compared',
      { path: '^ui-kit/', pathNot: TESTS },
      {
        path: packages(['shared-contracts']),
        pathNot: entryPoint('plain-letters'),
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'router',
      'the router is imported from @ecocircle/shared-contracts/router',
      { pathNot: ['^shared-contracts/', '^(shell|mf-[^/]+|desk)/.*\\.test\\.tsx?$'] },
      { path: library('react-router|react-router-dom') },
    ),
    rule(
      'schemas',
      'schemas of requests, answers and descriptors are for servers, build tools and tests',
      { path: BROWSER, pathNot: TESTS },
      { path: entryPoint('schemas') },
    ),
    rule(
      'rules of servers',
      'what edge and API share of HTTP is for servers',
      { path: BROWSER, pathNot: TESTS },
      { path: entryPoint('server') },
    ),
    rule(
      'rules of forms',
      'rules and their library come with what is loaded late',
      { path: BROWSER, pathNot: [...TESTS, ...LATE] },
      { path: [entryPoint('rules'), library('yup')], dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    rule(
      'late parts',
      'what is loaded late is entered by import()',
      { path: BROWSER, pathNot: [...TESTS, ...LATE] },
      { path: LATE, pathNot: LOADERS, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    ...floorRules,
    ...Object.entries(FLOORS).map(([folder, floors]) =>
      rule(
        `a floor for every file of ${folder}`,
        `no file of ${folder} lies beside its floors`,
        { path: `^${folder}/`, pathNot: parts(folder, [...floors.flat(), 'locales']) },
        {},
      ),
    ),
    rule(
      'server of the shell',
      'the edge imports of src the platform, and types of what it renders with',
      { path: '^shell/(server|scripts)/' },
      { path: '^shell/src/(?!platform/)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'features',
      'a feature is entered by its index',
      { pathNot: `^${FEATURES}/` },
      { path: `^${inside}` },
    ),
    rule(
      'features of features',
      'a feature is entered by its index',
      { path: `^${FEATURES}/([^/]+)/` },
      { path: `^${inside}`, pathNot: `^${FEATURES}/$1/` },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.(git|portal)/', '^[^/]+/(dist|\\.tsc)/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};

export default config;
