import { type Beacon, LONGEST_DETAIL, type PortalEvents } from '@ecocircle/shared-contracts';
import { isValid } from '@ecocircle/shared-contracts/rules';
import { BeaconSchema } from '@ecocircle/shared-contracts/schemas';
import { beforeEach, expect, jest, test } from '@jest/globals';
import mitt from 'mitt';
import { hearTroubles } from '../../platform/trouble.ts';
import { type BeaconOptions, startBeacons } from './start-beacons.ts';

/** Pages of before hear what this one does, too: each is of a build of its own. */
let build = 0;
let page: BeaconOptions['page'];
let sent: Blob[];

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  build += 1;
  page = {
    build: `b${build}`,
    edition: 'int',
    owner: 'mf-public',
    remotes: { 'mf-public': { version: '1.2.0' } },
  } as unknown as BeaconOptions['page'];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => url === '/beacons' && sent.push(body),
  });
});

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** What was sent, each message as the edge would take it. */
async function beacons(): Promise<Beacon[]> {
  jest.useRealTimers();
  const all = await Promise.all(sent.map(async (blob) => JSON.parse(await textOf(blob)) as Beacon));
  for (const one of all) expect(isValid(BeaconSchema, one)).toBe(true);
  return all.filter(({ shell }) => shell === page.build);
}

const throwUncaught = (error: Error): boolean => dispatchEvent(new ErrorEvent('error', { error }));

function errorFrom(file: string): Error {
  const error = new Error('broken');
  error.stack = `Error: broken\n    at render (https://x.example${file}:1:20)`;
  return error;
}

test('what went wrong before the code of beacons came, and after, is told with whose it was @O-09', async () => {
  const events = mitt<PortalEvents>();
  const troubles = hearTroubles(events);
  events.emit('remote-failed', { remote: 'mf-cabinet', version: '2.0.0', cause: 'Error: no entry' });
  throwUncaught(errorFrom('/mf/mf-points-map/1.1.0/assets/a.js'));
  startBeacons({ page, troubles, route: () => 'home' });
  throwUncaught(errorFrom('/assets/shell.1.js'));
  events.emit('remote-failed', { remote: 'mf-public', version: '1.2.0', cause: 'late', isHandled: true });
  jest.advanceTimersByTime(2000);
  const [beacon] = await beacons();
  expect(beacon?.edition).toBe('int');
  expect(beacon?.told.map(({ kind, part, version }) => `${kind} ${part}@${version}`)).toEqual([
    'failure mf-cabinet@2.0.0',
    'error mf-points-map@1.1.0',
    `error shell@${page.build}`,
    'error mf-public@1.2.0',
  ]);
});

test('a transition that the browser left out is no error, any other promise that nobody caught is @O-09', async () => {
  startBeacons({ page, troubles: hearTroubles(mitt<PortalEvents>()), route: () => 'home' });
  const reject = (reason: unknown): boolean =>
    dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
  const [resized, other] = [
    'Transition was aborted because of invalid state. Viewport size changed',
    'no',
  ].map((message) => new DOMException(message, 'InvalidStateError'));
  expect([reject(resized), reject(other)]).toEqual([false, true]);
  jest.advanceTimersByTime(2000);
  const [beacon] = await beacons();
  expect(beacon?.told.map(({ detail }) => detail)).toEqual([
    expect.stringContaining('InvalidStateError: no'),
  ]);
});

test('a style sheet that the page was let go of is told of as a failure of its build @O-09', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all' });
  link.setAttribute('href', '/mf/mf-public/1.2.0/assets/a.css');
  document.head.append(link);
  startBeacons({ page, troubles: hearTroubles(mitt<PortalEvents>()), route: () => 'home' });
  link.remove();
  jest.advanceTimersByTime(2000);
  const [beacon] = await beacons();
  expect(beacon?.told).toMatchObject([{ kind: 'failure', part: 'mf-public', version: '1.2.0' }]);
});

test('a style sheet of a page that was come to is told of when it has not come in time, one that has come is not @O-09', async () => {
  const [late, there] = ['a', 'b'].map((name) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    link.setAttribute('href', `/mf/mf-public/1.2.0/assets/${name}.css`);
    return link;
  }) as [HTMLLinkElement, HTMLLinkElement];
  Object.defineProperty(there, 'sheet', { value: {} });
  const goOn = jest.fn();
  late.onload = goOn;
  startBeacons({ page, troubles: hearTroubles(mitt<PortalEvents>()), route: () => 'home' });
  document.head.append(late, there);
  await jest.advanceTimersByTimeAsync(6000);
  late.remove();
  there.remove();
  expect(goOn).toHaveBeenCalled();
  const [beacon] = await beacons();
  expect(beacon?.told).toMatchObject([
    { kind: 'failure', part: 'mf-public', detail: expect.stringMatching(/a\.css has not come in time$/) },
  ]);
});

test('the same is sent once with its count, and a page tells of fifty different things at most @O-09', async () => {
  const troubles = hearTroubles(mitt<PortalEvents>());
  startBeacons({ page, troubles, route: () => null });
  for (let times = 0; times < 3; times += 1) throwUncaught(errorFrom('/assets/shell.1.js'));
  for (let index = 0; index < 60; index += 1)
    dispatchEvent(new ErrorEvent('error', { message: `${index} ${'x'.repeat(2 * LONGEST_DETAIL)}` }));
  jest.advanceTimersByTime(2000);
  const all = await beacons();
  const told = all.flatMap((beacon) => beacon.told);
  expect(all.map((beacon) => beacon.told.length)).toEqual([20, 20, 10]);
  expect(told[0]?.count).toBe(3);
});

test('what waits goes when the page is left @O-09', async () => {
  const troubles = hearTroubles(mitt<PortalEvents>());
  startBeacons({ page, troubles, route: () => null });
  throwUncaught(errorFrom('/assets/shell.1.js'));
  expect(sent).toHaveLength(0);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  expect(await beacons()).toHaveLength(1);
});
