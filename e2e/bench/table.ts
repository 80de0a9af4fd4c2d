/** Between which bounds, inclusive, something that is measured has to lie. */
interface Budget {
  readonly what: string;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

const LINES = {
  homeScripts: { what: 'home, first load: JS against one bundle', unit: '×', atMost: 1.15 },
  homeBytes: { what: 'home, first load: JS', unit: 'KB', atMost: 190 },
  homePaint: { what: 'home: LCP against the prerendered one bundle', unit: '×', atMost: 1.02 },
  homeLcp: { what: 'home: LCP', unit: 'ms', atMost: 600 },
  publicLcp: {
    what: 'LCP of home on a phone, events, an event, a thing, the slowest',
    unit: 'ms',
    atMost: 700,
  },
  homeHydrated: { what: 'home: hydrated, against the one bundle', unit: '×', atMost: 1.08 },
  homeBlocked: { what: 'home: blocking time', unit: 'ms', atMost: 230 },
  homeRequests: { what: 'home, first load: requests', unit: '', atMost: 8 },
  homeDepth: { what: 'home, first load: waterfall depth', unit: '', atMost: 2 },
  homeShifts: { what: 'home: CLS', unit: '', atMost: 0.01 },
  cachedPage: { what: 'cached page answer against a static file', unit: '×', atMost: 2 },
  uncachedPage: { what: 'uncached page answer against a static file', unit: '×', atMost: 100 },
  keptPage: { what: 'kept page against raw node:http', unit: '×', atLeast: 0.8 },
  wholeTwenty: { what: 'whole pages, 20 other ones at once', unit: '%', atLeast: 100 },
  wholeFifty: { what: 'whole pages, 50 other ones at once', unit: '%', atLeast: 100 },
  crowdWait: { what: 'the slowest of a hundred of them, 20 at once', unit: 'ms', atMost: 1000 },
  crowdRate: { what: 'such pages a second a core', unit: '', atLeast: 50 },
  crowdCpu: { what: 'CPU of such a page', unit: 'ms', atMost: 12 },
  crowdMemory: { what: 'edge with its render processes, after 20,000 of them', unit: 'MB', atMost: 300 },
  postgresPage: { what: 'CPU of such a page, PostgreSQL against SQLite', unit: '×', atMost: 1.2 },
  twoEdges: { what: 'such pages a second, two edges against one', unit: '×', atLeast: 0.9 },
  interaction: { what: 'interaction to next paint, the slowest', unit: 'ms', atMost: 100 },
  questions: {
    what: 'everyday questions answered among the first two things, of 100',
    unit: '',
    atLeast: 95,
  },
  suggestions: { what: 'answer bar: first suggestions after the first key', unit: 'ms', atMost: 100 },
  keptCity: { what: 'keeping a city against asking for its files alone', unit: '×', atMost: 2 },
  keptSize: { what: 'what a kept city takes, against what is said of it', unit: '×', atMost: 1.25 },
  rollback: { what: 'rollback: command to the first page by the last of 20 edges', unit: 'ms', atMost: 1000 },
  idleMemory: { what: 'memory of all servers, idle', unit: 'MB', atMost: 300 },
  secondStart: { what: 'npm start, second time', unit: 's', atMost: 10 },
  startMemory: { what: 'memory of all servers, idle after it', unit: 'MB', atMost: 300 },
  keystroke: { what: 'a keystroke in a form of 60 fields, the slowest', unit: 'ms', atMost: 50 },
  sockets: { what: '1,000 open sockets on one API instance', unit: 'MB', atMost: 150 },
  login: { what: 'login: CPU', unit: 'ms', atMost: 150 },
  sessionCheck: { what: 'session check: CPU', unit: 'ms', atMost: 1 },
  editorScripts: { what: 'editor of a point: JS beyond the shell', unit: 'KB', atMost: 80 },
  editorOpened: { what: 'editor of a point: usable after the press', unit: 'ms', atMost: 300 },
  editorKeystroke: { what: 'a keystroke in it, the slowest', unit: 'ms', atMost: 50 },
  save: { what: 'saving a point', unit: 'ms', atMost: 50 },
  ownList: { what: 'a page of 5,000 own points', unit: 'ms', atMost: 50 },
  photo: { what: 'a photo of 12 megapixels, JPEG, PNG or WebP, the slowest', unit: 's', atMost: 2 },
  heicPhoto: { what: 'a HEIC photo of 12 megapixels', unit: 's', atMost: 6 },
  besidePhotos: { what: 'other answers while photos are made', unit: '×', atMost: 1.2 },
  deskLists: { what: 'desk: queue and search, 100,000 points, the slowest', unit: 'ms', atMost: 100 },
  mapScripts: { what: 'map: JS beyond the shell', unit: 'KB', atMost: 55 },
  mapData: { what: 'map: data of the first view', unit: 'KB', atMost: 3 },
  mapMoves: { what: 'map: data of a pan or a zoom, the most', unit: 'KB', atMost: 8 },
  firstMarks: { what: 'map: first marks against LCP of home, the slowest', unit: '×', atMost: 1.15 },
  marks: { what: 'map: first marks, the slowest', unit: 'ms', atMost: 700 },
  manyMarks: { what: 'map: first marks, 1,000,000 points against 10,000', unit: '×', atMost: 1.1 },
  mapBlock: { what: 'map: longest block of the main thread', unit: 'ms', atMost: 50 },
  mapFrames: { what: 'map: frames a second, panning and zooming streets', unit: '', atLeast: 60 },
  mapFilter: { what: 'map: from a press of a filter to its result, the slowest', unit: 'ms', atMost: 150 },
  mapList: { what: 'map: frames a second, scrolling a list of 5,000', unit: '', atLeast: 60 },
  shownChange: { what: 'map: a point that changed, until it is seen, the longest', unit: 'ms', atMost: 2000 },
  mapMemory: { what: 'API with 1,000,000 points', unit: 'MB', atMost: 1000 },
  streetTile: { what: 'street tile, uncached: p95', unit: 'ms', atMost: 30 },
  cachedStreetTile: { what: 'street tile, cached, beyond an empty answer', unit: 'ms', atMost: 1 },
  streetTileBytes: { what: 'street tile, the largest of a town', unit: 'KB', atMost: 15 },
  cachedAnswer: { what: 'cached API answer against raw node:http', unit: '×', atLeast: 0.9 },
} satisfies Record<string, Budget>;

/** What is measured. */
export type LineName = keyof typeof LINES;

/** A measured value, and the absolute values behind a ratio or how it was measured. */
export type Measured = readonly [value: number, how?: string];

/** What was measured of some lines of the table. */
export type Results = Readonly<Partial<Record<LineName, Measured>>>;

const budgets = Object.entries(LINES) as [LineName, Budget][];

const isKept = (value: number, { atMost, atLeast }: Budget): boolean =>
  value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);

/** Whether everything that was measured keeps its budget. */
export const areKept = (results: Results): boolean =>
  budgets.every(([name, budget]) => !results[name] || isKept(results[name][0], budget));

const number = (value: number): string => String(Number(value.toPrecision(3)));

/** Whether less of it is better. */
export const isLess = (name: LineName): boolean => 'atMost' in LINES[name];

/** A value of a line, in words. */
export const wordsOf = (name: LineName, value: number): string =>
  `${LINES[name].what}: ${number(value)} ${LINES[name].unit}`.trimEnd();

function cells(budget: Budget, [value, how = '']: Measured): string[] {
  const { what, unit, atMost, atLeast } = budget;
  const bound = atMost === undefined ? `≥ ${number(atLeast ?? 0)}` : `≤ ${number(atMost)}`;
  return [
    what,
    `${number(value)} ${unit}`,
    `${bound} ${unit}`,
    isKept(value, budget) ? 'kept' : 'MISSED',
    how,
  ];
}

/** A Markdown table, padded so that it reads well in a terminal. */
export function writeTable(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((row) => row[column]?.length ?? 0)),
  );
  const write = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...lines].map(write).join('\n');
}

/** What was measured, against its budgets. */
export const markdownTable = (results: Results): string =>
  writeTable(
    ['what', 'measured', 'budget', 'verdict', 'how'],
    budgets.flatMap(([name, budget]) => (results[name] ? [cells(budget, results[name])] : [])),
  );
