import { expect, jest, test } from '@jest/globals';
import { routesWithTexts } from './routes-with-texts.ts';

const Component = () => null;
const routes = [
  { id: 'home', path: '', lazy: async () => ({ Component }) },
  { id: 'events', path: 'events', lazy: async () => ({ Component }) },
  { id: 'manual', path: 'manual', Component },
];

const open = (made: ReturnType<typeof routesWithTexts>, id: string): unknown => {
  const lazy = made.find((route) => route.id === id)?.lazy;
  return typeof lazy === 'function' ? lazy() : undefined;
};

test('the page that came with its texts waits for no others', async () => {
  const loadTexts = jest.fn(async () => {});
  expect(await open(routesWithTexts(routes, 'home', loadTexts), 'home')).toEqual({ Component });
  expect(loadTexts).not.toHaveBeenCalled();
});

test('other pages wait for all texts, which are asked for once', async () => {
  const arrival = Promise.withResolvers<void>();
  const loadTexts = jest.fn(() => arrival.promise);
  const made = routesWithTexts(routes, 'home', loadTexts);
  const opened = jest.fn();
  const pages = Promise.all([open(made, 'events'), open(made, 'manual')]).then(opened);
  await Promise.resolve();
  expect(opened).not.toHaveBeenCalled();
  arrival.resolve();
  await pages;
  expect(opened).toHaveBeenCalledWith([{ Component }, {}]);
  expect(loadTexts).toHaveBeenCalledTimes(1);
});

test('texts that did not come are asked for again on the next visit', async () => {
  const loadTexts = jest.fn(async () => {}).mockRejectedValueOnce(new Error('offline'));
  const made = routesWithTexts(routes, 'home', loadTexts);
  await expect(open(made, 'events')).rejects.toThrow('offline');
  await expect(open(made, 'events')).resolves.toEqual({ Component });
});
