import { type ApiCall, ApiError, type ApiService } from '@ecocircle/shared-contracts';
import { OWN_FILE_PATHS } from '@ecocircle/shared-contracts/point-file';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serveOwnPoints } from '../../testing/own-points.ts';
import { startPage } from '../../testing/start-page.tsx';

const PAGE = '/profile/recycling-points/import';

const row = (number: number, facts: object = {}) => ({
  number,
  outcome: 'created',
  name: `Point ${number}`,
  point_id: null,
  columns: [],
  is_revision: false,
  problems: [],
  ...facts,
});

const refused = (number: number, problem: object) =>
  row(number, {
    outcome: 'refused',
    problems: [{ column: 'materials', value: '', min: null, max: null, ...problem }],
  });

type Rows = readonly { readonly outcome?: unknown }[];

const reportOf = (rows: Rows, isApplied = false) => ({
  data: {
    is_applied: isApplied,
    counts: Object.fromEntries(
      ['created', 'changed', 'unchanged', 'refused'].map((outcome) => [
        outcome,
        rows.filter((one) => one.outcome === outcome).length,
      ]),
    ),
    ignored_columns: ['photo'],
    rows,
  },
});

const others = serveOwnPoints([]);

/** Answers imports in turn, and what the navigation asks for; what is an error is thrown. */
function serveImports(...answers: readonly unknown[]) {
  const calls: ApiCall[] = [];
  const authenticated: ApiService['authenticated'] = async (call) => {
    if (call.path !== OWN_FILE_PATHS.import) return others.authenticated(call);
    calls.push(call);
    const answer = await answers[calls.length - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, authenticated };
}

const refusal = (status: number, code: string, parameter?: string) =>
  new ApiError(status, [
    { status: String(status), code, title: code, ...(parameter && { source: { parameter } }) },
  ]);

async function choose(text = 'name,lng,lat', name = 'points.csv') {
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File([text], name)] } });
  });
}

const rows = async () => within(await screen.findByRole('list', { name: 'Rows of the file' }));

test('a chosen file is only checked, and what is wrong with it comes first @P-03', async () => {
  const api = serveImports(
    reportOf([
      row(2),
      refused(3, { rule: 'unknown-material', value: 'uranium' }),
      refused(4, { column: 'name', rule: 'maxLength', max: 150 }),
    ]),
  );
  startPage(PAGE, { api });
  await choose();
  const list = await rows();
  expect(api.calls).toMatchObject([{ method: 'POST', query: { dry_run: 1 } }]);
  expect(list.getByText('Row 3')).toBeTruthy();
  expect(list.getByText('This material is not known.')).toBeTruthy();
  expect(list.getByText('uranium')).toBeTruthy();
  expect(list.queryByText('Row 2')).toBeNull();
  expect(screen.getByText(/^Not read: photo\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /with a mistake$/ }));
  expect(list.getByText('Row 2')).toBeTruthy();
});

test('what was checked is written after a press, and the next steps are offered @P-03', async () => {
  const report = [
    row(2),
    row(3, { outcome: 'changed', point_id: '7', columns: ['name'], is_revision: true }),
  ];
  const api = serveImports(reportOf(report), reportOf(report, true));
  startPage(PAGE, { api });
  await choose();
  expect((await rows()).getByText('as a revision; the map keeps what it shows')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Import 2 points' }));
  expect(await screen.findByRole('heading', { name: '2 points came in' })).toBe(document.activeElement);
  expect(api.calls.map(({ query }) => query)).toEqual([{ dry_run: 1 }, undefined]);
  const bodies = await Promise.all(
    api.calls.map(({ body }) => ((body as FormData).get('file') as File).text()),
  );
  expect(bodies).toEqual(['name,lng,lat', 'name,lng,lat']);
  expect(screen.getByRole('link', { name: 'Look through the drafts' }).getAttribute('href')).toBe(
    '/profile/recycling-points?status=draft',
  );
});

test('a file with nothing new cannot be confirmed', async () => {
  startPage(PAGE, { api: serveImports(reportOf([row(2, { outcome: 'unchanged' })])) });
  await choose();
  const button = await screen.findByRole('button', { name: 'There is nothing to write' });
  expect(button.hasAttribute('disabled')).toBe(true);
});

test('a long report shows its rows a part at a time', async () => {
  startPage(PAGE, { api: serveImports(reportOf(Array.from({ length: 120 }, (_, at) => row(at + 2)))) });
  await choose();
  const list = await rows();
  expect(list.getAllByText(/^Row /)).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Show 70 more' }));
  expect(list.getAllByText(/^Row /)).toHaveLength(100);
});

test.each([
  [refusal(422, 'missing-column', 'lng'), /These columns are missing: lng/],
  [refusal(422, 'file-not-text'), /This is a workbook/],
  [refusal(413, 'body-too-large'), /larger than 5 MB/],
  [refusal(418, 'teapot'), /The trouble is on our side/],
])('a refused file says what to do about it: %s @X-10', async (error, words) => {
  startPage(PAGE, { api: serveImports(error) });
  await choose('x', 'weather.csv');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(words);
  expect(alert.textContent).toContain('“weather.csv” was not imported');
});

test('a file without anything in it is not sent', async () => {
  const api = serveImports();
  startPage(PAGE, { api });
  await choose('');
  expect((await screen.findByRole('alert')).textContent).toContain('There is nothing in the file.');
  expect(api.calls).toEqual([]);
});

test('without a line the file is kept, and checked again by a press @X-10', async () => {
  const api = serveImports(new ApiError(0, []), reportOf([row(2)]));
  startPage(PAGE, { api });
  await choose();
  fireEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  await rows();
  expect(api.calls).toHaveLength(2);
});

test('an answer about a file that is no longer the chosen one is nobody’s', async () => {
  let answerFirst: (answer: unknown) => void = () => {};
  const first = new Promise((answer) => {
    answerFirst = answer;
  });
  const api = serveImports(first, reportOf([row(2, { name: 'Of the second file' })]));
  const { calls } = api;
  startPage(PAGE, { api });
  await choose('one');
  await waitFor(() => expect(calls).toHaveLength(1));
  await choose('two');
  const list = await rows();
  await act(async () => answerFirst(reportOf([row(2, { name: 'Of the first file' })])));
  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(list.getByText('Of the second file')).toBeTruthy();
});
