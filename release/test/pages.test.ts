import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDesk, type ReleaseDesk } from './release-run.ts';

/** All that is asked of an API here: whether it is there. */
const api = createServer((_, answer) => void answer.end());

beforeAll(async () => {
  await new Promise<void>((done) => void api.listen(0, '127.0.0.1', done));
  process.env.API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  delete process.env.API_URL;
  api.close();
});

/** A server build of one page, which does something whenever it is rendered. */
const rendering = (doing: string): string => `import { createElement } from 'react';
const left = [];
let rendered = 0;
const Component = () => { rendered += 1; ${doing}; return createElement('main'); };
export const createRemote = () => ({ routes: [{ id: 'home', Component }], dispose() {} });`;

/** A store in which a shell and a good build stand. */
async function givenPages(): Promise<ReleaseDesk> {
  const desk = openDesk();
  await desk.publishShell({ version: '1.0.0' });
  await desk.run('promote', 'shell');
  await desk.publish({ version: '1.0.0' });
  await desk.run('promote', 'mf-public');
  return desk;
}

test('a build whose pages render, again and again, is promoted @O-04', async () => {
  const desk = await givenPages();
  await desk.publish({ version: '1.1.0', server: rendering('left[0] = new Array(100_000).fill(rendered)') });
  expect((await desk.run('promote', 'mf-public')).errors).toBe('');
}, 30_000);

test.each([
  ['throws', 'throw new Error("no such field")', '/: no such field'],
  ['throws at its 150th page', 'if (rendered === 150) throw new Error("too many")', 'too many (after 1'],
  ['ends its process', 'process.exit(3)', 'it ended with exit code 3'],
  ['leaves memory behind', 'left.push(Buffer.alloc(300_000, 1))', 'each of its pages leaves 29'],
])(
  'a build that %s when it is rendered is refused, and the one before stays @O-04',
  async (_, doing, problem) => {
    const desk = await givenPages();
    await desk.publish({ version: '1.1.0', server: rendering(doing) });
    const { status, errors } = await desk.run('promote', 'mf-public');
    expect(status).toBe(1);
    expect(errors).toContain(
      'refused by the gate “pages”: mf-public 1.1.0 makes pages that fail: mf-public: ',
    );
    expect(errors).toContain(problem.replace('/: ', ''));
    expect((await desk.run('status')).output).toMatch(/^mf-public +1\.0\.0 /m);
  },
  30_000,
);

test('what runs in Node as before is not rendered anew @O-04', async () => {
  const desk = await givenPages();
  const server = rendering('if (rendered > 1) throw new Error("again")');
  await desk.givenPromoted({ version: '1.1.0', server });
  await desk.publish({ version: '1.2.0', server, script: '"another script"' });
  expect((await desk.run('promote', 'mf-public')).errors).toBe('');
}, 30_000);

test('a shell in which the pages of a remote fail is refused @O-04 @X-18', async () => {
  const desk = await givenPages();
  const published = await desk.publishShell({
    version: '1.1.0',
    render: `import { renderToPipeableStream } from 'react-dom/server';
export const SHELL_PATHS = [];
export const FONT_PRELOADS = {};
export const findRouteOwner = ({ 'mf-public': { routes } }) => ({ remote: 'mf-public', route: routes[0] });
export const formChunkFor = () => null;
export const isAccountPage = () => false;
export const renderPage = async () => { throw new Error('no page in this shell'); };
export const renderErrorPage = renderPage;
export { renderToPipeableStream };`,
  });
  expect(published.errors).toBe('');
  const { errors } = await desk.run('promote', 'shell');
  expect(errors).toContain('refused by the gate “pages”: shell 1.1.0 makes pages that fail: mf-public: ');
  expect(errors).toContain('no page in this shell');
}, 30_000);
